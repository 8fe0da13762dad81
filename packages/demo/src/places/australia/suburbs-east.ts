/**
 * Suburbs in which the demo has listings (D43): New South Wales, the Australian Capital Territory and Queensland.
 * Written by hand, entries separated by `;`: name, postcode, typical price of a house in thousands of dollars, share of
 * apartments in percent, weight, and for places that also have holiday homes `coast`, `mountain` or `inland`.
 */
export const easternSuburbs: Readonly<Record<string, string>> = {
  NSW: `
Sydney|2000|2600|98|6;Surry Hills|2010|2150|80|7;Darlinghurst|2010|2300|90|6;Potts Point|2011|2700|95|5;Pyrmont|2009|1950|95|5;
Newtown|2042|1750|55|6;Glebe|2037|2200|65|4;Balmain|2041|2500|45|4;Rozelle|2039|2200|40|3;Annandale|2038|2250|40|3;
Leichhardt|2040|1900|35|3;Marrickville|2204|1850|45|5;Dulwich Hill|2203|1900|45|3;Erskineville|2043|1750|60|3;Redfern|2016|1800|75|4;
Zetland|2017|1700|95|4;Mascot|2020|1850|75|3;Bondi Beach|2026|3600|75|5|coast;Bondi|2026|3300|75|3;Coogee|2034|3500|65|4;
Randwick|2031|2900|65|5;Maroubra|2035|2600|60|4;Paddington|2021|3100|50|4;Mosman|2088|5000|50|3;Neutral Bay|2089|3300|75|4;
Manly|2095|4300|65|4|coast;Dee Why|2099|2350|80|4;Cronulla|2230|3000|70|3|coast;Chatswood|2067|2950|75|5;Lane Cove|2066|2900|60|3;
Ryde|2112|2150|50|4;Epping|2121|2350|45|4;Hornsby|2077|1700|55|4;Castle Hill|2154|2150|30|4;Kellyville|2155|1850|15|4;
Parramatta|2150|1500|85|6;Westmead|2145|1450|75|3;Blacktown|2148|1080|30|5;Penrith|2750|950|35|5;Strathfield|2135|2600|60|3;
Burwood|2134|2400|65|3;Ashfield|2131|2000|60|3;Bankstown|2200|1350|55|4;Liverpool|2170|1080|55|4;Campbelltown|2560|900|30|4;
Hurstville|2220|1850|65|4;Palm Beach|2108|4800|10|2|coast;Avalon Beach|2107|2900|20|2|coast;Gosford|2250|950|55|4;Terrigal|2260|1500|35|3|coast;
Newcastle|2300|1350|75|4;Merewether|2291|1900|35|3;Charlestown|2290|1000|25|3;Maitland|2320|820|10|3;Wollongong|2500|1250|70|5;
Thirroul|2515|1700|25|3|coast;Kiama|2533|1550|25|3|coast;Shellharbour|2529|1150|20|3;Bowral|2576|1550|15|3|inland;Katoomba|2780|880|15|3|mountain;
Leura|2780|1250|10|2|mountain;Orange|2800|690|10|3;Bathurst|2795|640|10|3;Dubbo|2830|560|8|3;Wagga Wagga|2650|580|12|3;Albury|2640|620|15|3;
Tamworth|2340|540|8|3;Armidale|2350|520|10|2;Port Macquarie|2444|900|30|3|coast;Coffs Harbour|2450|850|30|3|coast;Byron Bay|2481|2300|35|3|coast;
Ballina|2478|1100|35|2|coast;Lismore|2480|470|10|2;Jindabyne|2627|1150|45|3|mountain;Thredbo|2625|1600|85|2|mountain;Mudgee|2850|720|8|2|inland;
Huskisson|2540|1350|25|2|coast;Batemans Bay|2536|780|25|2|coast;Merimbula|2548|850|35|2|coast;Nelson Bay|2315|900|40|2|coast;Pokolbin|2320|1200|20|2|inland`,
  ACT: `
Canberra|2601|1300|95|3;Braddon|2612|1450|90|4;Kingston|2604|1650|90|4;Griffith|2603|1750|70|3;Dickson|2602|1150|55|3;
Belconnen|2617|850|75|4;Bruce|2617|1000|70|3;Gungahlin|2912|950|50|4;Ngunnawal|2913|790|20|3;Tuggeranong|2900|780|60|1;
Kambah|2902|800|12|3;Woden|2606|950|80|1;Weston|2611|900|20|2;O'Connor|2602|1400|45|2;Wright|2611|950|65|2`,
  QLD: `
Brisbane City|4000|1400|98|6;South Brisbane|4101|1450|90|5;West End|4101|1500|75|5;Fortitude Valley|4006|1250|95|5;New Farm|4005|2300|75|5;
Teneriffe|4005|2400|80|3;Newstead|4006|1600|95|4;Kangaroo Point|4169|1600|92|4;Paddington|4064|1650|30|4;Ashgrove|4060|1550|15|3;
Toowong|4066|1350|60|4;Indooroopilly|4068|1400|45|4;St Lucia|4067|1700|60|3;Ascot|4007|2300|40|3;Hamilton|4007|1900|70|3;
Bulimba|4171|1850|30|3;Coorparoo|4151|1350|40|3;Camp Hill|4152|1500|15|3;Carindale|4152|1350|12|3;Wynnum|4178|1050|20|3;
Chermside|4032|1000|60|4;Nundah|4012|1150|60|3;Mount Gravatt|4122|1100|35|3;Sunnybank|4109|1200|15|3;Forest Lake|4078|800|5|3;
Springfield Lakes|4300|780|8|3;Ipswich|4305|620|15|4;Redcliffe|4020|850|45|3|coast;North Lakes|4509|820|15|4;Caboolture|4510|700|10|3;
Cleveland|4163|950|35|3|coast;Surfers Paradise|4217|1900|92|6|coast;Broadbeach|4218|2200|92|4|coast;Burleigh Heads|4220|1700|60|4|coast;
Southport|4215|1050|70|4;Robina|4226|1250|40|3;Palm Beach|4221|1600|55|3|coast;Coolangatta|4225|1800|85|2|coast;Nerang|4211|850|15|3;
Noosa Heads|4567|2200|55|4|coast;Noosaville|4566|1600|55|2|coast;Maroochydore|4558|1150|65|3|coast;Mooloolaba|4557|1500|75|3|coast;
Caloundra|4551|1100|60|3|coast;Buderim|4556|1150|20|3;Maleny|4552|1000|5|2|mountain;Toowoomba City|4350|720|40|3;Rangeville|4350|720|8|3;
Cairns City|4870|750|85|3;Cairns North|4870|680|75|2;Palm Cove|4879|950|70|3|coast;Port Douglas|4877|1050|70|3|coast;Trinity Beach|4879|750|45|2|coast;
Townsville City|4810|650|80|3;North Ward|4810|720|70|2;Kirwan|4817|460|8|3;Mackay|4740|480|30|3;Rockhampton City|4700|420|25|2;
Yeppoon|4703|640|30|2|coast;Airlie Beach|4802|720|75|2|coast;Bundaberg South|4670|430|12|2;Bargara|4670|620|30|2|coast;Hervey Bay|4655|600|15|1;
Urangan|4655|620|30|2|coast;Gladstone Central|4680|430|40|2;Mount Isa City|4825|270|30|1;Tamborine Mountain|4272|950|3|2|mountain`,
};
