import type { Ground } from "../../publishing/publishing-rules.ts";

/** Whom a listing may speak of, in both languages. */
const person =
  "(?:tenants?|renters?|lessees?|people|persons?|folks?|applicants?|applications?|families|family|parents|grandparents|ancestors|appearance|looks|skin|culture|couples?|students?|professionals?|workers?|men|women|man|woman|males?|females?|girls?|boys?|ladies|lady|guys?|gentlemen|housemates?|flatmates?|roommates?|occupants?|residents?|nationals?|citizens?|citizenship|nationality|nationalities|buyers?|backpackers?|guests?|backgrounds?|origins?|descent|heritage|households?|community members|passport\\w*|ektepar|enslige|single|pensjonist(?:er)?|barnefamilier?|faith|belief|leietaker\\w*|leieboer\\w*|personer?|mennesker|folk|par|parene?|familier?|familie|student(?:er)?|arbeider(?:e)?|arbeidere|mann|menn|kvinner?|jenter?|gutt(?:er)?|dame[r]?|søkere?|beboere?|samboere?|kjøpere?|statsborger\\w*|borgere?|bakgrunn|opprinnelse|opphav|avstamning|herkomst|pass|hudfarge|hud|utseende|kultur|foreldre|besteforeldre|slekt|navn)";

const adjectives =
  "(?:asian|chinese|indian|pakistani|nepal(?:i|ese)|bangladeshi|sri lankan|filipino|vietnamese|thai|indonesian|malaysian|japanese|korean|arab|arabic|middle[- ]eastern|lebanese|punjabi|gujarati|tamil|iraqi|iranian|syrian|afghan|turkish|african|sudanese|somali|ethiopian|nigerian|black|white|coloured|colored|brown|dark[- ]skinned|aboriginal|indigenous|torres strait islander|maori|islander|european|eastern european|western|caucasian|anglo(?:-saxon)?|australian|aussie|british|english|irish|polish|russian|romanian|ukrainian|latin(?:o|a)?|south american|american|norwegian|ethnic norwegian|scandinavian|nordic|danish|swedish|foreign|immigrant|refugee|migrant|overseas|kinesiske?|indiske?|pakistanske?|afrikanske?|arabiske?|asiatiske?|somaliske?|tyrkiske?|irakiske?|iranske?|afghanske?|syriske?|polske?|russiske?|rumenske?|ukrainske?|litauiske?|latviske?|øst-?europeiske?|europeiske?|vestlige?|ikke-?vestlige?|skandinaviske?|nordiske?|norske?|etnisk norske?|helnorske?|svenske?|danske?|samiske?|vietnamesiske?|filippinske?|thailandske?|hvite?|svarte?|lyse?|lyshudede?|mørkhudede?|mørke|fargede?|utenlandske?)";

/** Names of peoples, and of those who come from elsewhere, that need no noun. */
const peoples =
  "(?:asians|indians|pakistanis|nepalis|nepalese|filipinos|koreans|thais|arabs|iraqis|iranians|syrians|afghans|turks|africans|sudanese|somalis|ethiopians|nigerians|blacks|whites|aboriginals|aborigines|islanders|maoris|europeans|caucasians|westerners|australians|aussies|poles|russians|romanians|ukrainians|gyps(?:y|ies)|roma|norwegians|scandinavians|foreigners?|immigrants?|migrants|refugees?|asylum seekers?|utlending(?:er|ene)?|innvandrere?|innvandrerfamilier|asylsøkere?|flyktning(?:er)?|fremmedkulturelle|somaliere?|pakistanere?|polakk(?:er)?|afrikanere?|arabere?|asiater|kinesere?|indere|tyrkere?|irakere?|iranere?|afghanere?|syrere|eritreere?|etiopiere?|nigerianere?|romfolk|rumenere?|sigøynere?|vietnamesere?|filippinere?|russere?|litauere?|latviere?|ukrainere?|bulgarere?|albanere?|kurdere?|østeuropeere?|neger\\w*|samer|nordmenn|nordmann|skandinaver|europeere|svensker|dansker)";

/** Names of peoples that also describe things: `norske` alone is one only where nothing follows that it describes. */
const peopleAlone =
  "(?:chinese|vietnamese|japanese|lebanese|indian|asian|white|black|norwegian|aussie|australian|european|norske?|etnisk norske?|helnorske?|svarte|hvite|fargede|mørkhudede)(?= (?:only|please|preferred|need|ønskes|foretrekkes|søkes|kun|takk|bes|trenger)|$)";

/** Words after a group by which it stands alone, and describes nothing. */
const alone =
  "(?= (?:only|please|preferred|need|ønskes|foretrekkes|søkes|kun|takk|bes|trenger|are|er|or|and|og|eller)|$)";

const believers =
  "(?:muslims|moslems|islamists|christians|jews|hindus|sikhs|buddhists|catholics|protestants|atheists|mormons|jehovah's witnesses|believers|non-believers|brahmins|hijabs?|muslimer|islamister|jøder|hinduer|buddhister|sikher|katolikker|ateister|mormonere|jehovas vitner)";
const faiths =
  "(?:muslim|moslem|christian|jewish|hindu|sikh|buddhist|catholic|protestant|mormon|islamic|church-?going|muslimske?|kristne?|kristent?|jødiske?|hinduiske?|buddhistiske?|katolske?|islamske?|troende|religiøse)";
const religious = `(?:${believers}|${faiths}(?: [a-zæøå]+){0,2}? ${person}|(?:muslim|christian|jewish|hindu|sikh|catholic|muslimske?|kristne?|kristent?|jødiske?|katolske?|troende|religiøse)${alone})`;

const disabled = `(?:(?:${person} |anyone |anybody |those )?on (?:a |the |an )?(?:disability (?:support )?(?:pension|payment|benefit)|dsp|ndis)|disability (?:support )?pensioners?|(?:${person} |noen )?(?:på|med) (?:uføretrygd|uførepensjon)|disabled(?: ${person})?|(?:${person} )?with (?:a |any )?(?:disabilit(?:y|ies)|mental illness|special needs|handicaps?)|handicapped(?: ${person})?|wheelchair(?:s|-bound)?(?: users?| ${person})?(?! (?:access|ramp|friendly|accessible|accessibility))|ndis(?: (?:participants?|clients?|${person}))?|(?:blind|deaf|autistic|mentally ill|physically impaired|intellectually disabled) ${person}|mentally ill|funksjonshemmede?|funksjonshemma|handikapp(?:ede?)?|handicapped?e?|bevegelseshemmede?|rullestolbrukere?|rullestol(?:er)?|uføre?|uføretrygdede?|psykisk syke?|utviklingshemmede?|autister|(?:blinde?|døve?|autistiske?|syke) ${person}|blinde|døve|disabilit(?:y|ies)|funksjonsnedsettelse\\w*|nedsatt funksjonsevne|psykiske (?:lidelser|problemer|plager)|psykisk sykdom|(?:${person} )?med (?:nedsatt funksjonsevne|funksjonsnedsettelse\\w*|funksjonshemming|handikapp?|psykiske (?:lidelser|problemer|plager|vansker)|psykisk sykdom|diagnoser?|rullestol))`;
const able = `(?:able-?bodied|non-disabled|funksjonsfriske?|helt friske)(?: ${person})?`;

/** Words for those with a disability, and by orientation, that stand by themselves. */
const disabledAlone =
  "(?:disabled|handicapped|wheelchairs?|ndis|funksjonshemmede?|funksjonshemma|handikapp(?:ede?)?|bevegelseshemmede?|rullestolbrukere?|rullestol(?:er)?|uføre?|uføretrygdede?|utviklingshemmede?|autister|blinde)";
const orientationsAlone =
  "(?:gays?|homosexuals?|lesbians?|bisexuals?|transgender|transsexuals?|lgbt(?:q|qi|qia|iq)?|queers?|heterosexuals?|straights?|heteros?|homofile?|homser?|homoer|homoseksuelle?|lesber?|lesbiske?|bifile?|skeive?|transpersoner|lhbt(?:q|qi|iq)?|likekjønnede?|homopar|heterofile?|heteroseksuelle?|heteropar)";

const orientations = `(?:gays|homosexuals|lesbians|bisexuals|(?:gay|lesbian|homosexual|bisexual|transgender|queer)(?: (?:or|and) [a-z]+)?(?: ${person}|$)|trans ${person}|transsexuals?|lgbt\\w*|queers|same-?sex ${person}|heterosexuals?|straight ${person}|straights?|heteros?|homofile?|homser?|homoer|homoseksuelle?|lesber?|lesbiske?|bifile?|skeive?|trans(?:personer?|kvinner?|menn|seksuelle?)|lhbt\\w*|likekjønnede?|homopar|heterofile?|heteroseksuelle?|heteropar)(?: ${person})?`;

/** Where people come from, which is no matter of who may live somewhere. */
const countries =
  "(?:africa|asia|india|(?:mainland )?china|pakistan|nepal|bangladesh|sri lanka|(?:the )?middle east|eastern europe|sudan|somalia|syria|iraq|iran|afghanistan|lebanon|vietnam|the philippines|overseas|abroad|australia|norway|scandinavia|europe|afrika|kina|midtøsten|øst-?europa|polen|litauen|romania|eritrea|etiopia|irak|tyrkia|utlandet|norge|noreg|skandinavia|europa|norden)";

const ethnic = `(?:${adjectives}(?: [a-zæøå]+){0,2}? ${person}|(?:${person}|noen|anyone|anybody|those) (?:from|fra|frå) ${countries}|(?:our|vår|vårt) (?:own |egen |eget |eigen |eige |eiga )?(?:culture|kind|people|kultur|folk|folkeslag|tru|tro)|(?:born in|født i|født og oppvokst i|oppvokst i) ${countries}|norskfødte?|australian[- ]born|innvandrerbakgrunn|${peoples}|${peopleAlone})`;

/** Rules of a house for children are none of who lives there: `no children in the gym`. */
const asTenants =
  "(?! (?:in|on|at(?! (?:the |this )?(?:property|premises|address|house|home))|near|under(?! (?:any|no)\\b)|below|around|unsupervised|without|unattended|to|club|pool|menu|of)\\b)";
const families = `(?:${person} with (?:a |young |small )*(?:children|child|kids?|bab(?:y|ies))|(?:anyone|anybody|those) with (?:a |young |small )*(?:children|child|kids?|bab(?:y|ies))|single (?:mothers?|mums?|parents?|dads?|fathers?)|children|kids|babies|toddlers)${asTenants}`;
const childless = `(?:childless|child-?free)(?: ${person})?`;
const pregnant = `pregnant(?: ${person})?|(?:expecting|expectant) (?:mothers?|mums?|parents|couples?|women)`;

/** Single words for those who are spoken of: what is run together or taken apart is one of them. */
export const groupWords = [
  adjectives,
  peoples,
  believers,
  faiths,
  disabledAlone,
  orientationsAlone,
  "children|kids|babies",
].join("|");

/** Those who are spoken of, by ground: whom a listing may not turn away, and whom it may not ask for alone. */
export const groups: readonly { ground: Ground; refused: string; demanded: string }[] = [
  { ground: "ethnicity", refused: ethnic, demanded: ethnic },
  { ground: "religion", refused: religious, demanded: religious },
  { ground: "disability", refused: disabled, demanded: able },
  { ground: "orientation", refused: orientations, demanded: orientations },
  { ground: "family", refused: families, demanded: childless },
  { ground: "pregnancy", refused: pregnant, demanded: "not pregnant" },
];
