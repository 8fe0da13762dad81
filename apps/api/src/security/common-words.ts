/** Words that people of these markets make passwords of: seasons, days, months, names, places, teams, animals, food. */
export const wordsOfTheseMarkets: readonly string[] = `
access adelaide admin administrator adresse akershus alexander andreas anna anne apartment appelsin april
arbeid arendal arne arsenal astrid auction august aussie australia australian autumn baby ballarat banan
barbecue barbie baseball basketball batman beach bendigo bente bergen berit bestefar bestemor bestevenn bilen
bjørg bjørn bjørnen blomst blomster blåbær bodø boken bolig boligen bolle bondi brann brisbane brisbanelions
broncos bruker brukernavn brunost bulldogs bunbury buskerud butikk butterfly båten bøker cairns camilla
canberra carlton changeme chelsea chocolate christmas cockatoo collingwood commodore cowboys cricket daniel
darwin datamaskin december desember dingo drage dragen dragon dragons drammen dronning drøm drømmen easter
eels eiendom eiendommer elg elgen elisabeth ella elsker elskerdeg emil emilie emma emu engel engelen eple erik
essendon eva falcon familie familien farmor februar february ferie filip film finnmark fisk fiskebolle fisken
fjell fjellet fjorden football footy fotball fredag fredrikstad fremantle friday frihet fugl fuglen gday
gdaymate geelong geir gitar glede gleden goldcoast grandiosa gresskar gutt gutten halden hamar hanne hans
harald harstad haugesund hav havet hawthorn heidi hemmelig hemmelige hemmelighet henrik hest hesten hilde
himmel himmelen hjem hjemme hjemmet hobart hockey holden holiday home homesweethome house hund hunden huset
hybel hytta hytte hytten håndball høst høsten ida iloveyou inger ingrid innlandet innlogging internett jakob
jan januar january jegelskerdeg jenta jente jobben john jonas jordbær jul julaften julenissen juli julie juni
kaffe kaffekopp kanelbolle kangaroo kanin kari katt katten kjell kjæreste kjærlighet knut koala kode kodeord
konge kongen kontor kontoret kookaburra kristian kristiansand kristin kvikklunsj laks lamington landlord
langrenn lars larvik launceston leilighet leiligheten letmein lillehammer lillestrøm linda liv liverpool
logginn login lucas lykke lykken lyn lærer lørdag mackay magi magnus maja mamma manchester mandag march maria
marianne marit marius mars martin master mateship mathias megler melbourne minecraft mobil molde moldefk
monday monkey mormor morten mortgage moss motorsykkel musikk månen narvik netball newcastle newsouthwales nina
nissen noah nora nordland norge norsk norway november nyttår october odd oktober ola oliver olivia onsdag
oskar oslo outback panthers pappa passord passordet passphrase password pavlova per perth piano pinkode pinse
pizza platypus pokemon princess prinsesse property pumpkin påske pølse queensland rabbitohs raiders rainbow
randi realestate realtor regn reinsdyr rev reven richmond rockhampton rogaland roosters rose rosenborg roser
rugby rune sandefjord sander sandnes sara saturday sebastian secret secure security september shadow sharks
sikker sikkerhet silje sjokolade skatt skatten skiføre skog skogen skole skolen snø snøen soccer sofie sol
solen solsikke solskinn solveig sommer sommeren spill spillet spring starwars stavanger stjerne strand stranda
strømsgodset student studenten summer summertime sunday sunflower sunshine superman surfboard surfing svalbard
svein swans sydney sykehus sykkel syttendemai søndag tasmania telefon telefonen telemark tenant terje thea
thomas thursday tigers timtam tirsdag tobias tone tonje toowoomba tore torsdag townhouse townsville troll
trollet troms tromsø trond trondheim trøndelag tuesday tønsberg ulv ulven unicorn unit universitet vaffel
vafler vegemite velkommen vennen venner vestland victoria viking vikingen vinter vinteren vålerenga vår våren
wallaby warriors wednesday welcome westcoast winter wollongong wombat ålesund østfold
`
  .trim()
  .split(/\s+/);
