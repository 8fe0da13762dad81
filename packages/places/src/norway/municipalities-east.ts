/**
 * Municipalities of Oslo, Østfold, Akershus, Buskerud, Innlandet, Vestfold and Telemark by county number (D43), as of
 * 2024. One a line: number, name, latitude and longitude of the centre rounded to a hundredth of a degree, inhabitants
 * in hundreds (rounded).
 */
export const easternMunicipalities: Readonly<Record<string, string>> = {
  "03": `
0301 Oslo 59.91 10.75 7240`,
  "31": `
3101 Halden 59.12 11.39 320
3103 Moss 59.43 10.66 520
3105 Sarpsborg 59.28 11.11 600
3107 Fredrikstad 59.22 10.93 850
3110 Hvaler 59.03 11.04 48
3112 Råde 59.35 10.87 78
3114 Våler 59.49 10.87 60
3116 Skiptvet 59.47 11.16 39
3118 Indre Østfold 59.58 11.16 470
3120 Rakkestad 59.43 11.35 83
3122 Marker 59.48 11.66 36
3124 Aremark 59.22 11.70 13`,
  "32": `
3201 Bærum 59.89 10.53 1310
3203 Asker 59.83 10.44 985
3205 Lillestrøm 59.96 11.05 935
3207 Nordre Follo 59.72 10.84 630
3209 Ullensaker 60.14 11.18 435
3212 Nesodden 59.86 10.66 206
3214 Frogn 59.66 10.63 162
3216 Vestby 59.61 10.75 195
3218 Ås 59.66 10.79 215
3220 Enebakk 59.83 11.15 113
3222 Lørenskog 59.93 10.95 485
3224 Rælingen 59.93 11.07 199
3226 Aurskog-Høland 59.88 11.56 181
3228 Nes 60.12 11.47 246
3230 Gjerdrum 60.07 11.04 71
3232 Nittedal 60.06 10.86 254
3234 Lunner 60.29 10.62 93
3236 Jevnaker 60.24 10.39 70
3238 Nannestad 60.22 11.02 158
3240 Eidsvoll 60.33 11.26 277
3242 Hurdal 60.44 11.07 29`,
  "33": `
3301 Drammen 59.74 10.20 1040
3303 Kongsberg 59.67 9.65 285
3305 Ringerike 60.17 10.26 318
3310 Hole 60.08 10.28 69
3312 Lier 59.79 10.24 285
3314 Øvre Eiker 59.77 9.91 204
3316 Modum 59.97 9.99 145
3318 Krødsherad 60.18 9.62 23
3320 Flå 60.43 9.46 11
3322 Nesbyen 60.57 9.10 34
3324 Gol 60.70 8.95 48
3326 Hemsedal 60.86 8.57 28
3328 Ål 60.63 8.56 48
3330 Hol 60.53 8.21 46
3332 Sigdal 60.04 9.64 36
3334 Flesberg 59.83 9.58 28
3336 Rollag 59.98 9.30 14
3338 Nore og Uvdal 60.27 8.95 25`,
  "34": `
3401 Kongsvinger 60.19 12.00 183
3403 Hamar 60.79 11.07 325
3405 Lillehammer 61.12 10.47 288
3407 Gjøvik 60.80 10.69 307
3411 Ringsaker 60.88 10.94 355
3412 Løten 60.82 11.34 78
3413 Stange 60.72 11.19 215
3414 Nord-Odal 60.39 11.54 51
3415 Sør-Odal 60.25 11.68 80
3416 Eidskog 59.98 12.13 62
3417 Grue 60.46 12.06 46
3418 Åsnes 60.61 12.01 73
3419 Våler 60.67 11.83 37
3420 Elverum 60.88 11.56 216
3421 Trysil 61.31 12.26 67
3422 Åmot 61.13 11.37 44
3423 Stor-Elvdal 61.57 11.05 23
3424 Rendalen 61.89 11.08 17
3425 Engerdal 61.76 11.96 13
3426 Tolga 62.41 11.00 15
3427 Tynset 62.28 10.78 57
3428 Alvdal 62.11 10.63 25
3429 Folldal 62.13 10.00 15
3430 Os 62.50 11.22 19
3431 Dovre 62.08 9.13 26
3432 Lesja 62.12 8.86 20
3433 Skjåk 61.88 8.27 23
3434 Lom 61.84 8.57 23
3435 Vågå 61.88 9.10 36
3436 Nord-Fron 61.59 9.75 57
3437 Sel 61.77 9.54 57
3438 Sør-Fron 61.56 9.94 31
3439 Ringebu 61.53 10.14 44
3440 Øyer 61.31 10.30 52
3441 Gausdal 61.23 10.22 62
3442 Østre Toten 60.67 10.81 149
3443 Vestre Toten 60.73 10.61 137
3446 Gran 60.39 10.56 138
3447 Søndre Land 60.70 10.35 57
3448 Nordre Land 60.84 10.07 67
3449 Sør-Aurdal 60.82 9.55 29
3450 Etnedal 60.89 9.64 13
3451 Nord-Aurdal 60.99 9.23 64
3452 Vestre Slidre 61.09 8.98 21
3453 Øystre Slidre 61.14 9.07 33
3454 Vang 61.13 8.57 16`,
  "39": `
3901 Horten 59.42 10.48 280
3903 Holmestrand 59.49 10.32 265
3905 Tønsberg 59.27 10.41 590
3907 Sandefjord 59.13 10.22 665
3909 Larvik 59.05 10.04 490
3911 Færder 59.23 10.41 274`,
  "40": `
4001 Porsgrunn 59.14 9.66 370
4003 Skien 59.21 9.61 565
4005 Notodden 59.56 9.26 131
4010 Siljan 59.29 9.71 24
4012 Bamble 59.00 9.75 142
4014 Kragerø 58.87 9.41 105
4016 Drangedal 59.10 9.06 41
4018 Nome 59.28 9.27 66
4020 Midt-Telemark 59.41 9.07 109
4022 Seljord 59.48 8.63 30
4024 Hjartdal 59.62 8.94 16
4026 Tinn 59.88 8.59 57
4028 Kviteseid 59.40 8.49 25
4030 Nissedal 59.02 8.52 15
4032 Fyresdal 59.18 8.09 13
4034 Tokke 59.44 8.00 22
4036 Vinje 59.57 7.99 39`,
};
