/**
 * Suburbs in which the demo has listings (D43): Victoria, Tasmania, South Australia, Western Australia and the Northern
 * Territory, in the form of `suburbs-east.ts`.
 */
export const southernSuburbs: Readonly<Record<string, string>> = {
  VIC: `
Melbourne|3000|1300|99|8;Southbank|3006|1250|98|6;Docklands|3008|1200|97|4;Carlton|3053|1450|85|5;Fitzroy|3065|1500|65|6;
Collingwood|3066|1250|75|5;Richmond|3121|1450|60|6;Abbotsford|3067|1250|70|3;Brunswick|3056|1250|55|6;Brunswick East|3057|1250|65|4;
Northcote|3070|1600|45|5;Thornbury|3071|1350|45|3;Preston|3072|1100|45|5;Coburg|3058|1150|35|4;Essendon|3040|1700|45|4;
Moonee Ponds|3039|1500|55|3;Ascot Vale|3032|1300|50|3;Footscray|3011|950|65|5;Yarraville|3013|1150|30|4;Williamstown|3016|1550|30|3;
Seddon|3011|1100|30|2;Port Melbourne|3207|1650|60|4;South Melbourne|3205|1600|65|4;Albert Park|3206|2200|35|3;St Kilda|3182|1650|85|6|coast;
Elwood|3184|2000|70|3;South Yarra|3141|1900|85|6;Prahran|3181|1600|75|4;Windsor|3181|1500|75|3;Toorak|3142|4800|60|3;
Hawthorn|3122|2500|65|4;Kew|3101|2600|45|4;Camberwell|3124|2600|40|3;Malvern|3144|2600|50|3;Caulfield North|3161|2000|60|3;
Bentleigh|3204|1650|40|3;Brighton|3186|3300|45|3;Sandringham|3191|2200|40|2;Mentone|3194|1450|45|3;Frankston|3199|780|25|4;
Box Hill|3128|1600|65|4;Doncaster|3108|1600|50|4;Glen Waverley|3150|1700|30|4;Clayton|3168|1150|55|3;Dandenong|3175|720|45|4;
Ringwood|3134|1050|45|3;Berwick|3806|920|10|3;Pakenham|3810|670|8|4;Cranbourne|3977|660|8|3;Werribee|3030|640|12|5;
Point Cook|3030|800|8|5;Tarneit|3029|670|3|5;Sunshine|3020|850|35|4;Craigieburn|3064|680|6|4;Epping|3076|720|18|3;
Geelong|3220|870|55|4;Newtown|3220|1150|25|2;Torquay|3228|1350|20|3|coast;Lorne|3232|2000|40|2|coast;Apollo Bay|3233|1050|20|2|coast;
Ocean Grove|3226|1050|12|2|coast;Sorrento|3943|2200|12|2|coast;Rye|3941|1050|8|3|coast;Mornington|3931|1200|30|3|coast;
Cowes|3922|720|20|2|coast;Ballarat Central|3350|640|20|3;Lake Wendouree|3350|850|12|2;Bendigo|3550|600|18|3;Daylesford|3460|850|10|2|inland;
Shepparton|3630|490|15|2;Warrnambool|3280|640|15|2|coast;Traralgon|3844|490|12|2;Mildura|3500|490|12|2;Wodonga|3690|570|12|2;
Bright|3741|950|20|2|mountain;Mansfield|3722|820|10|2|mountain;Dinner Plain|3898|780|35|1|mountain;Echuca|3564|600|12|2|inland`,
  TAS: `
Hobart|7000|1000|75|5;Battery Point|7004|1450|55|3;Sandy Bay|7005|1200|45|4;North Hobart|7000|850|50|3;West Hobart|7000|950|25|3;
South Hobart|7004|900|30|2;New Town|7008|800|30|3;Glenorchy|7010|580|30|3;Kingston|7050|700|20|3;Bellerive|7018|830|25|3;
Launceston|7250|600|45|4;East Launceston|7250|780|15|2;Newstead|7250|630|20|2;Devonport|7310|480|18|3;Burnie|7320|450|20|2;
Coles Bay|7215|850|10|2|coast;Bicheno|7215|650|12|2|coast;St Helens|7216|570|10|2|coast;Stanley|7331|480|5|1|coast;Cygnet|7112|650|4|1|inland`,
  SA: `
Adelaide|5000|950|90|6;North Adelaide|5006|1600|65|4;Norwood|5067|1400|50|4;Unley|5061|1500|40|3;Glenelg|5045|1350|70|4|coast;
Brighton|5048|1250|40|3|coast;Henley Beach|5022|1400|35|3|coast;Semaphore|5019|1050|30|2|coast;Port Adelaide|5015|680|45|3;Prospect|5082|1050|35|3;
Burnside|5066|1750|25|2;Mawson Lakes|5095|760|35|3;Modbury|5092|720|25|3;Salisbury|5108|560|15|3;Elizabeth|5112|450|20|2;
Morphett Vale|5162|600|8|3;Mount Barker|5251|680|8|3;Hahndorf|5245|820|5|2|inland;Victor Harbor|5211|660|15|3|coast;Goolwa|5214|570|5|2|coast;
Port Lincoln|5606|440|15|2|coast;Mount Gambier|5290|430|10|2;Tanunda|5352|680|5|2|inland;Robe|5276|750|6|1|coast;Whyalla|5600|260|12|1`,
  WA: `
Perth|6000|900|96|5;East Perth|6004|1000|95|4;West Perth|6005|1100|92|3;Northbridge|6003|950|92|2;Highgate|6003|1100|65|2;
Mount Lawley|6050|1350|45|3;Leederville|6007|1200|50|3;Subiaco|6008|1600|65|4;Nedlands|6009|2200|35|2;Cottesloe|6011|2900|50|3|coast;
Fremantle|6160|1250|60|5|coast;South Fremantle|6162|1400|35|2;Victoria Park|6100|920|55|4;South Perth|6151|1550|70|4;Como|6152|1350|65|2;
Applecross|6153|2200|50|2;Scarborough|6019|1250|65|4|coast;City Beach|6015|2500|10|2;Joondalup|6027|720|40|4;Hillarys|6025|1150|12|2;
Rockingham|6168|600|30|3|coast;Mandurah|6210|580|35|3|coast;Baldivis|6171|640|3|4;Ellenbrook|6069|640|8|4;Armadale|6112|540|10|3;
Cannington|6107|620|45|3;Midland|6056|560|40|3;Bunbury|6230|560|35|3;Busselton|6280|680|18|3|coast;Dunsborough|6281|1050|10|3|coast;
Margaret River|6285|800|10|3|coast;Albany|6330|620|12|3|coast;Geraldton|6530|430|18|2;Broome|6725|680|30|2|coast;Kalgoorlie|6430|380|20|2`,
  NT: `
Darwin City|0800|850|95|5;Larrakeyah|0820|900|80|3;Fannie Bay|0820|950|60|3;Nightcliff|0810|700|65|4|coast;Rapid Creek|0810|640|50|2;
Parap|0820|850|65|2;Stuart Park|0820|750|70|3;Durack|0830|560|15|2;Driver|0830|480|25|1;Rosebery|0832|560|15|2;Bakewell|0832|520|35|2;
Alice Springs|0870|480|40|4;Katherine|0850|360|30|2`,
};
