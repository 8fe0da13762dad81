import type { CountryPart } from "@hjem/domain/search-vocabulary";
import { list } from "./everyday-words.ts";

/** One a line: words, places, and the county or municipality that they are in; a whole county may be among several. */
const table = `
forus, forus vest, forus øst|Stavanger, Sandnes, Sola|Rogaland
nord-jæren, nord jæren, stavangerregionen, stavangerområdet|Stavanger, Sandnes, Sola, Randaberg|Rogaland
lysefjorden|Sandnes, Strand|Rogaland
ganddal, hana, lura, sandved|Sandnes|Rogaland
kvernevik|Madla|Stavanger
buøy|Hundvåg|Stavanger
mariero|Hillevåg|Stavanger
jåttå, jåttåvågen|Hinna|Stavanger
norefjell, bøseter|Krødsherad, Sigdal|Buskerud
tempelseter, haglebu|Sigdal|Buskerud
høgevarde, turufjell|Flå|Buskerud
vassfaret|Flå, Nesbyen|Buskerud
nesfjellet|Nesbyen|Buskerud
golsfjellet|Gol|Buskerud
skarslia, bergsjøstølen, bergsjø|Ål|Buskerud
kikut, vestlia, havsdalen, geilolia|Geilo|Hol
hallingskarvet, sudndalen|Hol|Buskerud
vegglifjell|Rollag|Buskerud
blefjell|Flesberg, Rollag, Notodden, Tinn|
nedre eiker|Drammen|Buskerud
hafjell, mosetertoppen|Øyer|Innlandet
kvitfjell, venabygdsfjellet, venabu|Ringebu|Innlandet
nordseter|Lillehammer|Innlandet
skeikampen|Gausdal|Innlandet
natrudstilen|Ringsaker|Innlandet
synnfjell, synnfjellet, spåtind|Nordre Land|Innlandet
vaset|Vestre Slidre|Innlandet
raudalen|Øystre Slidre|Innlandet
filefjell, tyin|Vang|Innlandet
trysilfjellet, trysilfjell, fageråsen|Trysil|Innlandet
furutangen|Åmot|Innlandet
budor|Løten|Innlandet
lygna|Gran|Innlandet
rondane|Nord-Fron, Sel, Dovre, Folldal, Ringebu|Innlandet
jotunheimen|Lom, Vågå, Vang, Øystre Slidre, Luster, Årdal|
finnskogen|Grue, Åsnes, Våler, Kongsvinger|Innlandet
nord-gudbrandsdal, nord-gudbrandsdalen|Sel, Vågå, Lom, Skjåk, Dovre, Lesja|Innlandet
midt-gudbrandsdal, midt-gudbrandsdalen|Ringebu, Sør-Fron, Nord-Fron|Innlandet
sør-østerdal, sør-østerdalen|Elverum, Trysil, Åmot, Stor-Elvdal, Engerdal, Rendalen|Innlandet
nord-østerdal, nord-østerdalen|Tynset, Tolga, Os, Alvdal, Folldal, Rendalen|Innlandet
mjøsa, mjøsområdet, mjøsregionen, mjøsbyen|Hamar, Ringsaker, Gjøvik, Østre Toten, Lillehammer, Stange|Innlandet
gausta, gaustatoppen, gaustablikk|Tinn|Telemark
haukeli, haukelifjell, haukelifjellet, raulandsfjell, holtardalen|Vinje|Telemark
gautefall|Drangedal, Nissedal|Telemark
lifjell|Midt-Telemark, Notodden|Telemark
sauherad|Midt-Telemark|Telemark
vest-telemark, vest telemark|Vinje, Tokke, Kviteseid, Seljord, Nissedal, Fyresdal|Telemark
øst-telemark, øst telemark|Notodden, Tinn, Hjartdal|Telemark
telemarkskysten|Bamble, Kragerø, Porsgrunn|Telemark
hardangervidda|Hol, Nore og Uvdal, Eidfjord, Ullensvang, Vinje, Tinn|
bortelid, ljosland, eikerapen|Åseral|Agder
ådneram, fidjeland, sinnes, suleskar|Sirdal|Agder
knaben|Kvinesdal|Agder
brokke, brokke-suleskar|Valle|Agder
bjåen|Bykle|Agder
tromøy, tromøya, hisøy, hisøya|Arendal|Agder
hidra|Flekkefjord|Agder
lista|Farsund|Agder
spangereid, audnedal|Lindesnes, Lyngdal|Agder
songdalen|Kristiansand|Agder
sørlandskysten, sørlandskyst|Risør, Tvedestrand, Arendal, Grimstad, Lillesand, Kristiansand, Lindesnes, Farsund, Flekkefjord|Agder
framnes|Sandefjord|Vestfold
re kommune|Tønsberg|Vestfold
hedrum, brunlanes, tjølling, lardal|Larvik|Vestfold
vestfoldkysten|Horten, Tønsberg, Færder, Sandefjord, Larvik|Vestfold
hankø, hankø marina, onsøy|Fredrikstad|Østfold
kirkøy, asmaløy, spjærøy, vesterøy|Hvaler|Østfold
jeløy, jeløya|Moss|Østfold
nedre glomma|Fredrikstad, Sarpsborg|Østfold
mosseregionen|Moss, Råde, Våler|Østfold
hurum, hurumlandet, hurumhalvøya|Asker|Akershus
ahus, triaden, skårer, kjenn|Lørenskog|Akershus
myrvoll|Nordre Follo|Akershus
skedsmo|Lillestrøm|Akershus
nedre romerike, nedre-romerike|Lillestrøm, Lørenskog, Rælingen, Nittedal, Aurskog-Høland|Akershus
øvre romerike, øvre-romerike|Ullensaker, Eidsvoll, Nannestad, Nes, Gjerdrum, Hurdal|Akershus
vestregionen|Asker, Bærum|Akershus
indre oslofjord|Oslo, Bærum, Asker, Nesodden, Frogn|
ytre oslofjord|Hvaler, Fredrikstad, Moss, Færder, Tønsberg, Horten, Larvik, Sandefjord|
oslofjorden|Nesodden, Frogn, Asker, Vestby, Moss, Horten, Holmestrand, Færder|
stor-oslo, stor oslo, osloområdet, osloregionen, oslo-området, oslo og omegn, greater oslo|Oslo, Bærum, Asker, Nordre Follo, Lillestrøm, Lørenskog, Nittedal, Rælingen|
trondheim indre by, indre by trondheim, trondheim sentrum indre by|Midtbyen|Trondheim
bergen indre by, indre by bergen|Bergenhus|Bergen
oslo indre by, indre by oslo, indre oslo, oslo indre|Frogner, St. Hanshaugen, Sagene, Grünerløkka, Gamle Oslo|Oslo
oslo nord|Nordre Aker, Bjerke, Grorud|Oslo
oslo sør|Søndre Nordstrand, Nordstrand, Østensjø|Oslo
kringsjå, sognsvann, gaustad, frysja|Nordre Aker|Oslo
besserud, voksenkollen|Vestre Aker|Oslo
sollerud|Ullern|Oslo
vollebekk|Bjerke|Oslo
rosenhoff|Grünerløkka|Oslo
valle hovin, valle-hovin|Gamle Oslo|Oslo
barcode|Bjørvika|Oslo
malmøya, ormøya, ulvøya, bekkelagshøgda, brattlikollen, karlsrud|Nordstrand|Oslo
høyenhall|Østensjø|Oslo
bergen sør|Fana, Ytrebygda|Bergen
bergen nord|Åsane|Bergen
bergen vest|Laksevåg, Fyllingsdalen, Loddefjord|Bergen
bergen sentrum, sentrum bergen, sentrum i bergen, sentrum av bergen, bergen by, bergen centrum, sentrale bergen, bergen city centre, bergen city center|Bergenhus|Bergen
sædalen, lagunen|Fana|Bergen
flesland|Ytrebygda|Bergen
fantoft, nattland|Bergen|Vestland
sotra, litlesotra|Øygarden|Vestland
meland, radøy|Alver|Vestland
midthordland|Bergen, Askøy, Øygarden, Bjørnafjorden, Austevoll, Samnanger, Osterøy, Vaksdal|Vestland
bergensområdet, bergensregionen|Bergen, Askøy, Øygarden, Bjørnafjorden, Alver, Osterøy|Vestland
kvamskogen, hardangerfjord|Kvam|Vestland
eikedalen|Samnanger|Vestland
myrkdalen|Voss|Vestland
folgefonna|Kvinnherad, Ullensvang, Etne|Vestland
seljestad|Ullensvang|Vestland
hardangerfjorden|Ullensvang, Eidfjord, Ulvik, Kvam|Vestland
sognefjorden, sognefjord|Sogndal, Luster, Aurland, Lærdal, Årdal, Vik, Høyanger|Vestland
hodlekve|Sogndal|Vestland
jølster, gaular|Sunnfjord|Vestland
vågsøy, flora|Kinn|Vestland
strandafjellet|Stranda|Møre og Romsdal
hessa, spjelkavik, skodje|Ålesund|Møre og Romsdal
romsdal, romsdalen|Molde, Rauma, Vestnes, Hustadvika, Aukra|Møre og Romsdal
fræna|Hustadvika|Møre og Romsdal
nesset|Molde|Møre og Romsdal
sunnmørsalpene|Ørsta, Volda, Stranda, Sykkylven|Møre og Romsdal
atlanterhavsveien|Averøy, Hustadvika|Møre og Romsdal
trollheimen|Oppdal, Sunndal, Surnadal, Rindal|
vangslia, storlidalen|Oppdal|Trøndelag
nerskogen|Rennebu|Trøndelag
stugudal, stugudalen|Tydal|Trøndelag
gauldal, gauldalen|Melhus, Midtre Gauldal, Holtålen|Trøndelag
orkdalen|Orkland|Trøndelag
verran|Steinkjer|Trøndelag
vikna, nærøy|Nærøysund|Trøndelag
inntrøndelag|Steinkjer, Verdal, Levanger, Inderøy|Trøndelag
trondheimsregionen, trondheimsområdet|Trondheim, Malvik, Stjørdal, Melhus, Skaun, Orkland|Trøndelag
trøndelagskysten|Hitra, Frøya, Ørland, Åfjord, Osen, Nærøysund, Heim|Trøndelag
trondheim øst|Østbyen|Trondheim
trondheim sør|Heimdal, Tiller|Trondheim
trondheim vest|Byåsen|Trondheim
trondheim sentrum, sentrum trondheim, sentrum i trondheim, sentrum av trondheim, trondheim by, trondheim centrum, trd sentrum, sentrale trondheim, trondheim city centre, trondheim city center, midtbyen trondheim|Midtbyen|Trondheim
lilleby, lademoen, nedre elvehavn, vikåsen|Østbyen|Trondheim
brattøra|Midtbyen|Trondheim
ilsvika|Ila|Trondheim
munkvoll, hallset, sverresborg|Byåsen|Trondheim
dragvoll, elgeseter|Lerkendal|Trondheim
narvikfjellet|Narvik|Nordland
bodøsjøen, jensvoll, hunstadmoen|Bodø|Nordland
bodø sentrum, sentrum i bodø, sentrum av bodø|Bodø sentrum|Bodø
helgelandskysten|Alstahaug, Brønnøy, Herøy, Dønna, Vega, Lurøy, Rødøy, Træna, Leirfjord, Sømna|Nordland
målselv fjellandsby, indre troms|Målselv, Bardu|Troms
lyngsalpene|Lyngen, Balsfjord, Storfjord|Troms
nord-troms, nord troms|Nordreisa, Skjervøy, Kvænangen, Kåfjord, Lyngen, Storfjord|Troms
midt-troms, midt troms|Senja, Målselv, Bardu, Balsfjord, Sørreisa, Dyrøy|Troms
håkøya, langnes|Tromsø|Troms
tromsø sentrum, sentrum tromsø, sentrum i tromsø, sentrum av tromsø|Tromsø sentrum|Tromsø
varanger, varangerhalvøya, øst-finnmark|Vadsø, Vardø, Båtsfjord, Nesseby, Sør-Varanger|Finnmark
oslo sentrum, sentrum oslo, sentrum i oslo, sentrum av oslo, oslo city centre, oslo city center, oslo centrum, sentrale oslo|Oslo sentrum|Oslo
stavanger sentrum, sentrum stavanger, sentrum i stavanger, sentrum av stavanger, stavanger city centre|Stavanger sentrum|Stavanger
kristiansand sentrum, sentrum i kristiansand, sentrum av kristiansand, krs sentrum|Kvadraturen|Kristiansand
drammen sentrum, sentrum i drammen, sentrum av drammen|Bragernes, Strømsø|Drammen
ålesund sentrum, sentrum i ålesund, sentrum av ålesund|Ålesund sentrum|Ålesund
`;

/**
 * Sides and centres of cities, mountain resorts, islands, fjords, regions and former municipalities that are called so, each with the
 * places of today in which it lies (Store norske leksikon; SSB, kommuneinndelingen before 2020; S6).
 */
export const wideParts: readonly CountryPart[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [words = "", places = "", state = ""] = row.split("|");
    return { words: list(words), places: list(places), ...(state && { state }) };
  });
