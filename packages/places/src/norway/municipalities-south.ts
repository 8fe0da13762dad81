/**
 * Municipalities of Rogaland and Agder by county number (D43), as of 2024. One a line: number, name, latitude and
 * longitude of the centre rounded to a hundredth of a degree, inhabitants in hundreds (rounded).
 */
export const southernMunicipalities: Readonly<Record<string, string>> = {
  "11": `
1101 Eigersund 58.45 6.00 150
1103 Stavanger 58.97 5.73 1480
1106 Haugesund 59.41 5.27 380
1108 Sandnes 58.85 5.74 840
1111 Sokndal 58.34 6.28 33
1112 Lund 58.46 6.55 32
1114 Bjerkreim 58.64 6.09 29
1119 Hå 58.67 5.64 198
1120 Klepp 58.77 5.63 209
1121 Time 58.74 5.65 199
1122 Gjesdal 58.76 5.85 125
1124 Sola 58.89 5.65 287
1127 Randaberg 59.00 5.62 115
1130 Strand 59.02 6.04 134
1133 Hjelmeland 59.24 6.18 26
1134 Suldal 59.48 6.25 39
1135 Sauda 59.65 6.35 46
1144 Kvitsøy 59.06 5.40 5
1145 Bokn 59.23 5.44 9
1146 Tysvær 59.42 5.45 115
1149 Karmøy 59.28 5.31 434
1151 Utsira 59.31 4.89 2
1160 Vindafjord 59.60 5.81 88`,
  "42": `
4201 Risør 58.72 9.23 67
4202 Grimstad 58.34 8.59 252
4203 Arendal 58.46 8.77 465
4204 Kristiansand 58.15 8.00 1170
4205 Lindesnes 58.03 7.45 237
4206 Farsund 58.09 6.80 97
4207 Flekkefjord 58.30 6.66 91
4211 Gjerstad 58.88 9.02 24
4212 Vegårshei 58.75 8.86 22
4213 Tvedestrand 58.62 8.93 62
4214 Froland 58.50 8.65 62
4215 Lillesand 58.25 8.38 118
4216 Birkenes 58.33 8.23 54
4217 Åmli 58.77 8.48 18
4218 Iveland 58.46 7.92 14
4219 Evje og Hornnes 58.59 7.80 37
4220 Bygland 58.83 7.80 12
4221 Valle 59.21 7.54 12
4222 Bykle 59.56 7.36 10
4223 Vennesla 58.27 7.97 153
4224 Åseral 58.62 7.41 9
4225 Lyngdal 58.14 7.07 110
4226 Hægebostad 58.38 7.22 17
4227 Kvinesdal 58.31 6.96 61
4228 Sirdal 58.66 6.72 19`,
};
