/**
 * Municipalities of Vestland and Møre og Romsdal by county number (D43), as of 2024. One a line: number, name, latitude and
 * longitude of the centre rounded to a hundredth of a degree, inhabitants in hundreds (rounded).
 */
export const westernMunicipalities: Readonly<Record<string, string>> = {
  "46": `
4601 Bergen 60.39 5.32 2920
4602 Kinn 61.60 5.03 172
4611 Etne 59.67 5.94 41
4612 Sveio 59.54 5.35 59
4613 Bømlo 59.79 5.17 121
4614 Stord 59.78 5.50 193
4615 Fitjar 59.92 5.32 33
4616 Tysnes 60.00 5.53 29
4617 Kvinnherad 59.99 6.01 133
4618 Ullensvang 60.07 6.55 111
4619 Eidfjord 60.47 7.07 9
4620 Ulvik 60.57 6.92 11
4621 Voss 60.63 6.41 162
4622 Kvam 60.37 6.15 86
4623 Samnanger 60.37 5.76 25
4624 Bjørnafjorden 60.18 5.46 262
4625 Austevoll 60.09 5.23 53
4626 Øygarden 60.36 5.12 398
4627 Askøy 60.41 5.23 303
4628 Vaksdal 60.59 5.82 40
4629 Modalen 60.82 5.81 4
4630 Osterøy 60.53 5.50 82
4631 Alver 60.55 5.28 301
4632 Austrheim 60.78 4.93 29
4633 Fedje 60.78 4.71 5
4634 Masfjorden 60.80 5.30 17
4635 Gulen 60.98 5.07 23
4636 Solund 61.08 4.84 8
4637 Hyllestad 61.17 5.30 13
4638 Høyanger 61.22 6.08 39
4639 Vik 61.09 6.58 26
4640 Sogndal 61.23 7.10 123
4641 Aurland 60.91 7.19 18
4642 Lærdal 61.10 7.47 21
4643 Årdal 61.24 7.70 51
4644 Luster 61.40 7.29 53
4645 Askvoll 61.35 5.06 30
4646 Fjaler 61.36 5.40 29
4647 Sunnfjord 61.45 5.86 222
4648 Bremanger 61.77 5.30 35
4649 Stad 61.91 5.99 96
4650 Gloppen 61.77 6.21 60
4651 Stryn 61.90 6.72 73`,
  "15": `
1505 Kristiansund 63.11 7.73 242
1506 Molde 62.74 7.16 325
1508 Ålesund 62.47 6.15 590
1511 Vanylven 62.10 5.56 30
1514 Sande 62.20 5.58 25
1515 Herøy 62.34 5.63 90
1516 Ulstein 62.34 5.85 88
1517 Hareid 62.37 6.03 53
1520 Ørsta 62.20 6.13 110
1525 Stranda 62.31 6.94 45
1528 Sykkylven 62.40 6.59 76
1531 Sula 62.44 6.19 96
1532 Giske 62.50 6.13 88
1535 Vestnes 62.63 7.09 71
1539 Rauma 62.57 7.69 71
1547 Aukra 62.80 6.89 36
1554 Averøy 63.05 7.63 58
1557 Gjemnes 62.89 7.67 27
1560 Tingvoll 62.91 8.21 30
1563 Sunndal 62.68 8.56 70
1566 Surnadal 62.97 8.72 58
1573 Smøla 63.47 8.01 21
1576 Aure 63.27 8.53 34
1577 Volda 62.15 6.07 110
1578 Fjord 62.38 6.99 25
1579 Hustadvika 62.85 7.14 133
1580 Haram 62.60 6.44 94`,
};
