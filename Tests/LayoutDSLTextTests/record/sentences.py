# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""The sentences that the recorded texts are made of, by the script that they are written in."""

LATIN = """
All human beings are born free and equal in dignity and rights.
AVATAR Wave: Two Yachts Left To Venice, Ty Tóth paid 1,250.50 for Table 7.
The price is $1,299.00 (incl. 20% VAT), or €1.150,00 in Europe.
"Where were you?" she asked; "I waited—for hours—at the well-known café."
He said ‘no’, then “yes”, and finally “maybe…” before 10:30 a.m.
Don't forget: the e-mail goes to info@example.com, not to office@example.org!
See https://example.com/docs/getting-started?tab=1#top for more information.
The AC/DC and TCP/IP standards of 1999/2000 use either/or semantics.
Version 2.0-beta.3 was released on 2026-11-22; version 1.9 is end-of-life.
A well-being check-in for mother-in-law took place in Baden-Württemberg.
Phone: +49 (0)30 123-456, fax: +49 30 123-457, room #12, §4, No. 5.
Temperature fell from +5 °C to −12 °C, i.e. by 17 K ± 0.5 K.
Yes/no? True!! [See note 3] {maybe} (a) (b) (c) and so on…
Alle Menschen sind frei und gleich an Würde und Rechten geboren.
Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.
Die Straßenbahn-Haltestelle „Am Großen Wannsee“ liegt 3,5 km entfernt.
Das Donaudampfschifffahrtsgesellschaftskapitänspatent ist ein langes Wort.
Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, nichts weiter.
Tous les êtres humains naissent libres et égaux en dignité et en droits.
« Voilà », dit-il, « l’œuvre d’un garçon de 12 ans ! »
Où est passé l’élève ? Il est peut-être à l’hôpital : qui sait ?
Le prix s’élève à 1 234,50 € par mois ; c’est-à-dire 41,15 € par jour.
Todos los seres humanos nacen libres e iguales en dignidad y derechos.
¿Dónde está el baño? ¡Qué niño tan pequeño! Años y pingüinos.
Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti.
Perché l’università è così lontana? Città, virtù, caffè, però.
Todos os seres humanos nascem livres e iguais em dignidade e em direitos.
A ação não começou; o coração, às vezes, põe-se à frente.
Wszyscy ludzie rodzą się wolni i równi pod względem swej godności.
Zażółć gęślą jaźń, pchnąć w tę łódź jeża lub ośm skrzyń fig.
Všichni lidé se rodí svobodní a sobě rovní co do důstojnosti a práv.
Příliš žluťoučký kůň úpěl ďábelské ódy nad řekou Ohře.
Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar.
Şişli’deki İstanbullu çocuklar ığdır ağacını gördü.
Alla människor är födda fria och lika i värde och rättigheter.
Ægir søker blåbærsyltetøy på øya; Åse ønsker lefse.
Minden emberi lény szabadon születik, árvíztűrő tükörfúrógép.
Toate ființele umane se nasc libere și egale în demnitate.
To you: WAVE, VAULT, Ya, Yo, We, P., F., T., L’, r., y, v, w.
LTAVY AWAY fjord difficult office waffle affine offload.
""".strip().splitlines()

GREEK = """
Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.
Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, είπε ο Ύψιλον στις 3:15.
Τι κάνεις; Πήγαμε στην Αθήνα, «στην Ακρόπολη», και φάγαμε.
Η τιμή είναι 1.234,50 € — με Φ.Π.Α. 24% — για κάθε μήνα.
Το καλοκαίρι του 2026, ο Γιώργος ταξίδεψε από την Πάτρα στη Θεσσαλονίκη.
Άλφα, βήτα, γάμμα, δέλτα· όμικρον, ωμέγα.
Ταύρος ΑΥΤΟΣ ΤΑΥΤΟΤΗΤΑ Υψηλή ΑΓΑΠΗ ΛΑΜΠΑ.
Θα έρθεις αύριο; Ναι, αν όλα πάνε καλά!
""".strip().splitlines()

CYRILLIC = """
Все люди рождаются свободными и равными в своём достоинстве и правах.
Съешь же ещё этих мягких французских булок, да выпей чаю.
— Где вы были? — спросила она. — Ждала вас «целый час», честно!
Цена составляет 1 234,50 ₽ (вкл. НДС 20 %), то есть 41,15 ₽ в день.
ГУДОК, ТОРГ, Рассвет, Утро, Год, АТОМ, ТУДА: ну-ка, кто-нибудь?
Поезд № 12 Москва–Петербург отправляется в 10:30 с 3-го пути.
Усі люди народжуються вільними і рівними у своїй гідності та правах.
Ґанок, їжак, єнот і п’ять щурів — це «казка» з 7 частин.
Всички хора се раждат свободни и равни по достойнство и права.
Сва људска бића рађају се слободна и једнака у достојанству.
""".strip().splitlines()

HEBREW = """
כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.
דג סקרן שט בים מאוכזב ולפתע מצא חברה.
האם הגעת הביתה? כן, הגעתי אתמול בערב!
צה״ל ובנק־ישראל פרסמו דו״ח, אמר פרופ׳ כהן.
תל אביב–יפו היא עיר גדולה לחוף הים התיכון.
הוא אמר: ״שלום, עולם״, והלך לו לדרכו.
בית־ספר, בית־חולים ובית־קפה נמצאים באותו רחוב.
ירושלים, חיפה, באר שבע (ואילת) הן ערים בישראל.
""".strip().splitlines()

CHINESE = """
人人生而自由,在尊严和权利上一律平等。
他说:“今天天气真好!”我们去公园(在城东)吧。
北京、上海、广州是中国的大城市;深圳也是。
价格为1,234.50元(含税13%),每天41.15元。
你去哪儿了?我在车站等了两个小时……真的!
《红楼梦》和《西游记》都是中国古典文学名著。
2026年11月22日,星期日,北京时间16:30。
我们使用Swift语言和Linux服务器来开发软件。
""".strip().splitlines()

JAPANESE = """
すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。
「どこへ行きましたか。」と彼女は聞いた。「駅で待っていました!」
コンピューターとインターネットを使って、メールを送ってください。
価格は1,234円(税込10%)です。ちょっと待って、キャッシュで払います。
東京・大阪・京都は日本の都市です。人々は時々旅行する。
「『吾輩は猫である』という本を読んだ。」と言った。
2026年11月22日(日)、午後4時30分に始まります。
SwiftとLinuxでサーバーを作る。ファイルはどこ?
""".strip().splitlines()

KOREAN = """
모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.
어디에 가셨어요? 역에서 두 시간을 기다렸어요!
가격은 1,234원(부가세 10% 포함)이며, 하루에 41원입니다.
서울, 부산, 대구는 한국의 큰 도시입니다.
그는 “오늘 날씨가 좋네요.”라고 말했다.
2026년 11월 22일 오후 4시 30분에 시작합니다.
Swift 언어와 Linux 서버로 소프트웨어를 만듭니다.
다람쥐 헌 쳇바퀴에 타고파.
""".strip().splitlines()

# What lines may do apart from prose: no-break spaces and hyphens, soft hyphens, zero-width spaces, joiners,
# tabs, hard breaks, words that are too long; written with the escapes of Python.
SPECIAL = [line.encode("latin-1", "backslashreplace").decode("unicode_escape") for line in r"""
A\u00a0no-break\u00a0space holds, a non\u2011breaking hyphen too: 10\u00a0km, §\u00a05.
Soft hy\u00adphens show them\u00adselves on\u00adly where they are need\u00aded in ex\u00adtra\u00ador\u00addi\u00adnar\u00adi\u00adly long words.
Zero\u200bwidth\u200bspaces\u200ballow\u200bbreaks\u200band\u200bword\u2060joiners\u2060forbid them.
Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschafts\u00adkapitän und mehr.
Supercalifragilisticexpialidocious antidisestablishmentarianism pneumonoultramicroscopic.
First line,\nsecond line which is longer than the first,\n\nand a fourth after an empty one.
Two  spaces  between   words    stay, and so does  what hangs at the end.
Name\tPlace\tYear\nAda Lovelace\tLondon\t1815\nÉmilie du Châtelet\tParis\t1706
price:100USD 50%off $5-10 (5)x a(b)c [1]d 3.14rad 1/2cup -5 +7 a-1 1-a x—y x–y
C++ and C# or F#, .NET 8.0, &c., ©2026, ™, 7½ × 3¼ and a≠b, x≤y.
Is it “good”? (Yes.) ‘Fine’—or “not”… he's “sure” [“very”] “so”.
key=value;other=value2,third:4;path/to/some/file.txt C:\\Users\\name\\file ~/bin
""".strip().splitlines()]
