/**
 * What a home costs in well-known city districts and how many are flats, by municipality number; our own rough levels.
 * One a line: the district's name as in its geo id, price level in percent of the municipality's, share of flats in
 * percent.
 */
export const districtMarkets: Readonly<Record<string, string>> = {
  "0301": `
oslo-sentrum 108 98
gronland 98 98
bjorvika 125 99
vika 120 98
tjuvholmen 170 100
frogner 122 97
skoyen 112 90
bygdoy 135 35
majorstuen 118 97
st-hanshaugen 112 98
sagene 106 96
torshov 104 96
nydalen 102 95
kjelsas 98 55
grunerlokka 110 98
rodelokka 106 92
loren 98 97
tonsen 84 75
toyen 98 96
kampen 108 80
valerenga 104 85
ensjo 100 96
oppsal 80 75
boler 76 85
slemdal 118 50
vinderen 122 50
roa 102 50
ulleval 112 65
tasen 102 60
grorud 66 80
stovner 60 80
furuset 60 85
manglerud 80 80
lambertseter 82 85
nordstrand 100 45
holmlia 66 75`,
  "4601": `
bergenhus 118 95
nordnes 124 96
sandviken 112 85
nygardshoyden 116 96
mohlenpris 112 98
landas 88 70
minde 94 75
laksevag 84 75
fyllingsdalen 78 80
loddefjord 70 75
nesttun 86 55
paradis 96 60
fana 82 25
asane 74 55
indre-arna 66 45`,
  "5001": `
midtbyen 116 97
bakklandet 118 85
mollenberg 110 95
ila 108 90
singsaker 112 65
lade 98 80
strindheim 94 65
moholt 90 75
byasen 86 50
nardo 90 65
ranheim 84 45
heimdal 72 55
tiller 74 70`,
  "1103": `
stavanger-sentrum 116 95
storhaug 108 80
eiganes 120 50
valand 106 60
hillevag 92 65
hundvag 88 50
madla 96 40
tasta 92 45
hinna 98 50
gausel 96 40`,
  "4204": `
kvadraturen 116 96
lund 108 70
grim 92 60
vagsbygd 88 50
tinnheia 80 75
randesund 104 20`,
  "5501": `
tromso-sentrum 118 92
tromsoya 104 60
hamna 94 55
tromsdalen 92 60
kroken 78 60
kvaloysletta 86 45`,
  "3301": `
bragernes 112 85
stromso 98 85
assiden 94 50
konnerud 92 30
gulskogen 94 65`,
  "3201": `
fornebu 112 92
lysaker 108 80
stabekk 112 55
bekkestua 108 60
hovik 110 50
jar 112 45
sandvika 96 75
rykkinn 76 60`,
  "3107": `
gamlebyen 110 40
cicignon 116 75
krakeroy 100 35`,
  "1804": `
bodo-sentrum 116 92
ronvik 98 65
morkved 86 55`,
  "1508": `
alesund-sentrum 114 90
aspoya 104 80
moa 94 65`,
  "3205": `
strommen 100 80
skjetten 86 60`,
};
