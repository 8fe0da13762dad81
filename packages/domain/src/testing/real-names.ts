const norwegian = `
Kari Nordmann; Ola Nordmann; Åse Bjørnstad; Øystein Ødegård; Ærlend Ånestad; Bjørg Sæther; Gudbrand Løvås; Torbjørn Ås; Ingebjørg Hø; Aslaug Øyehaug
Sigurd Kvåle; Hallvard Flatås; Jorunn Svarstad; Håkon Svartdal; Randi Hvitsten; Even Kristensen; Kristine Kristiansen; Christian Moslet; Hege Homme; Judith Jødal
Solveig Blindheim; Døving Pedersen; Inger Indrebø; Tyra Tyrholm; Finn Finnøy; Svein Svenskerud; Dagny Danskerud; Rune Russenes; Gro Gayer; Lars Lesja
Storgata 12B; Karl Johans gate 1; Markveien 35; Øvre Slottsgate 7; Nedre Ila 39; Blindernveien 5; Kristian Augusts gate 14; Homansbyen 3; Hvitveisveien 2; Svartbekken 11
Russeveien 4; Tyskebryggen 2; Engelsborgveien 6; Samemøtevegen 8; Kirkegårdsveien 10; Ås stasjon; Å i Lofoten; Ikkeveien 3; Enerhaugen 2; Kunvegen 1
`;
const sami = `
Áilu Gaup; Ánde Somby; Máret Ánne Sara; Niillas Holmberg; Áillohaš; Biret Ristin Eira; Elle Márjá Eira; Issát Sámmol Heatta; Nils-Aslak Valkeapää; Sáve Ođđa
Ole Henrik Magga; Ravdna Bongo; Marja Mortensson; Sárá Marielle Gaup; Láilá Stien; Mikkel Nils Sara; Inga Juuso; Ánne Risten Juuso; Jovnna Ánde Vest; Káren Kemi
Deatnogeaidnu 4; Guovdageaidnu; Kárášjohka; Unjárga; Porsáŋgu; Ávjovárgeaidnu 50; Loabát 6; Bredbuktnesveien 50; Sámedikkegeaidnu 2; Čáhppilgeaidnu 3
Gáivuotna; Divttasvuotna; Snåase; Raavrhvijhke; Loabák; Skániid girjie; Skoallogeaidnu 7; Ruošša luodda; Ŋávvár; Ŧeahkká
`;
const vietnamese = `
Nguyễn Văn An; Trần Thị Bích; Lê Quang Đạo; Phạm Ngọc Thạch; Hoàng Anh Tuấn; Đỗ Thị Mai; Vũ Đức Long; Bùi Thị Hồng; Đặng Văn Lâm; Ngô Bảo Châu
Dương Thu Hương; Lý Thường Kiệt; Phan Bội Châu; Võ Nguyên Giáp; Huỳnh Tấn Phát; Trịnh Công Sơn; Đinh Tiên Hoàng; Mai Thị Ưu; Kim Thị Ngân; Hồ Xuân Hương
Đường Lê Lợi 12; Phố Hàng Gai 5; Đường Nguyễn Huệ 88; Ngõ Gạch 3; Cầu Giấy; Quận Bình Thạnh; Đường Ba Tháng Hai; Phố Huế 200; Ngô Quyền 1; Đường Võ Thị Sáu
Ân Thị; Ưng Hoà; Ớt Văn Bảy; Ý Nhi; Ỷ Lan; Ăn Thị Nở; Ông Ích Khiêm; Út Tịch; Ơn Văn Hai; Ừng Thị Đào
`;
const greek = `
Γιώργος Παπαδόπουλος; Μαρία Νικολάου; Κωνσταντίνος Βασιλείου; Ελένη Γεωργίου; Δημήτρης Αντωνίου; Νίκος Ξυλούρης; Αικατερίνη Οικονόμου; Σοφία Χατζή; Ιωάννης Ψαρράς; Θεόδωρος Ζήσης
Ανδρέας Παππάς; Χρήστος Λάμπρου; Βασιλική Ρήγα; Παναγιώτης Μουρατίδης; Ευαγγελία Τζανάκη; Σπύρος Κοντός; Αθανάσιος Κάτσος; Φωτεινή Μελά; Όλγα Υψηλάντη; Λεωνίδας Ωρίων
Οδός Ερμού 12; Λεωφόρος Συγγρού 100; Πλατεία Συντάγματος 1; Οδός Αθηνάς 5; Λεωφόρος Βασιλίσσης Σοφίας 2; Οδός Πατησίων 42; Ακροπόλεως 3; Θεσσαλονίκη; Οδός Τσιμισκή 9; Πειραιάς
Kostas Papadopoulos; Eleni Christou; Nikos Christianos; Maria Christodoulou; Theo Christou; Stavros Niarchos; Yiannis Ioannou; Sotiris Kyriakou; Anna Vissi; Despina Vandi
`;
const arabic = `
محمد علي; فاطمة الزهراء; أحمد حسن; خالد بن الوليد; نور الهدى; يوسف إبراهيم; مريم العذراء; عبد الرحمن; سارة محمود; عمر الخطاب
شارع الملك فهد ١٢; شارع الحمرا; شارع التحرير ٥; حي السلام; شارع ابن سينا; طريق الجامعة; شارع النيل ٣٣; ميدان رمسيس; شارع بغداد; باب توما
Mohammed Al-Masri; Fatima Zahra; Ahmad Hassan; Khalid Abdullah; Noor Al-Huda; Yusuf Ibrahim; Maryam Saleh; Abdul Rahman; Omar Al-Khattab; Layla Arabi
Islam Hussein; Jihad Nasser; Christian Haddad; Muslim Ibn Aqil; Iman Haji; Amin Arab; Hindi Salama; Turki Faisal; Roma Khoury; Afghani Jamal
`;

/** Real names of people, streets and places, as they are typed: none says anything that a rule is about. */
export const realNames: readonly string[] = [norwegian, sami, vietnamese, greek, arabic].flatMap(
  (names) =>
    names
      .trim()
      .split(/[;\n]/)
      .map((name) => name.trim()),
);
