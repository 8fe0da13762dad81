import type { GeneralAnswer } from "@hjem/domain/region";
import { rentAnswers } from "./rent-answers.ts";

/** What is true of every sale or tenancy in Norway, however it is asked. */
export const generalAnswers: readonly GeneralAnswer[] = [
  ...rentAnswers,
  {
    of: "sale",
    asks: [
      "forkjøpsrett*|forkjop* hvordan|korleis|hva|kva|kan|frist*|lenge|ta|noen|virker|funker|betyr|gjelder|bud*|budrund*",
      "pre emption|emptive",
      "forkjøpsrett*",
    ],
    isNotStated: true,
    text: {
      no: "Forkjøpsrett: Annonsen sier ikke mer om den. I et borettslag kan en andelseier med forkjøpsrett tre inn i det høyeste budet. Fristen er 20 dager fra laget fikk melding om salget, eller fem hverdager hvis forkjøpsretten er varslet på forhånd. Den som ga budet, er da fri.",
      en: "Right of pre-emption: the listing says no more about it. In a housing cooperative a member with the right can take over the highest bid. The deadline is 20 days from the notice of the sale, or five working days where notice was given in advance. The bidder is then free.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "bud|budet|budrund*|budgivning* før|forut|innan visning*|visninga|den|kan|legge",
      "kupp*|forhåndsbud*",
      "bid|offer before viewing",
    ],
    text: {
      no: "Bud kan gis når som helst, skriftlig til megleren og med legitimasjon. En megler formidler ikke bud med kortere akseptfrist enn til kl. 12 første virkedag etter siste annonserte visning.",
      en: "A bid can be made at any time, in writing to the agent and with proof of identity. An agent does not pass on a bid that expires before noon on the first working day after the last advertised viewing.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "trekke|trekkje|angre|angrer|ombestemm* bud*|kjøp*|etterpå|det|meg|jeg|eg|kan|avtale*",
      "angrerett*|angrefrist*",
      "bud* bindende|bindande|forpliktende",
      "withdraw|regret|binding|retract bid|offer",
      "cooling off",
    ],
    text: {
      no: "Et bud er bindende fra selgeren har fått kjennskap til det og til akseptfristen går ut, og kan da ikke trekkes. Det er ingen angrerett ved kjøp av bolig.",
      en: "A bid is binding from when the seller knows of it until it expires, and cannot be withdrawn then. There is no right to regret the purchase of a home.",
    },
  },
  {
    of: "sale",
    asks: [
      "hvordan|korleis|åssen by|byr|bud|budgivning*|budrund*|legge|gi",
      "budrund*|budgivning*|budprosess*|budskjema",
      "budfrist*|akseptfrist*",
      "how bid|bidding|offer|offers",
      "tar|tek|godtar|går selger*|selgar*|de under|lavere|mindre|bud*",
      "prisantydning* by|bud under|over|lavere|kan",
    ],
    text: {
      no: "Bud gis skriftlig til megleren med legitimasjon, med beløp, akseptfrist og eventuelle forbehold, og er bindende. Man kan by både over og under prisantydningen; selgeren velger fritt. Budjournalen vises kjøperen etterpå.",
      en: "Bids are given to the agent in writing with proof of identity, an amount, a deadline and any conditions, and are binding. One may bid above or below the asking price; the seller chooses freely. The buyer sees the record of bids afterwards.",
    },
  },
  {
    of: "sale",
    asks: [
      "feil|mangel|mangler|lekkasje*|lekker|skade*|fukt etter|etterpå|overtakelse*|overtaking*|ansvar*|betale*|hvem|kven|dekker|oppdager|finner|skjult*|flyttet",
      "reklamere*|reklamasjon*|avhendingslov*|egenandel*",
      "selger*|seljar* ansvar*|ansvarlig|betale|dekke",
      "hidden|defect|defects|fault|faults liable|responsible|pays|after|takeover|seller",
    ],
    text: {
      no: "Feil som står i salgsoppgaven eller tilstandsrapporten, regnes som kjent for kjøperen. For andre mangler svarer selgeren etter avhendingsloven: kjøperen dekker selv tap opp til 10 000 kr, og må klage innen rimelig tid og senest fem år etter overtakelsen.",
      en: "Faults that the sale prospectus or the condition report mentions count as known to the buyer. For others the seller is liable under the Alienation Act: the buyer bears a loss of up to NOK 10,000, and must complain within reasonable time and at the latest five years after the takeover.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "airbnb* leie|leige|utleie* ut|leiligheten|kan|får|den kan|får|lov|når",
      "airbnb*|korttidsutleie*|korttidsleie*|dagsutleie*",
      "short term let|letting|rental",
    ],
    isNotStated: true,
    text: {
      no: "Annonsen sier ikke om korttidsutleie er tillatt her. I et eierseksjonssameie kan hele boligen leies ut kortvarig i inntil 90 døgn i året, eller 60 til 120 etter vedtektene; i et borettslag i inntil 30 døgn.",
      en: "The listing does not say whether short-term letting is allowed here. In a building of owned sections the whole home may be let for short stays up to 90 days a year, or 60 to 120 by the articles; in a housing cooperative up to 30 days.",
    },
  },
  {
    of: "sale",
    asks: [
      "leie|leige|leier|utleie* ut|leiligheten|den|fast|boligen|lov|tillatt|kan|får !hybel* !hybelen !inntekt* !gi !mye !mnd !måned* !mange",
      "utleie* lov|tillatt|kan|styret|borettslag*",
      "rent|let out|it|allowed !get !much",
    ],
    isNotStated: true,
    text: {
      no: "Annonsen sier ikke om utleie er tillatt her. En selveierbolig kan som regel leies ut fritt. I et borettslag trengs styrets godkjenning, og som regel at eieren har bodd der i minst ett av de to siste årene; da i inntil tre år.",
      en: "The listing does not say whether letting is allowed here. An owned home may as a rule be let freely. In a housing cooperative the board has to agree, and as a rule the owner must have lived there for at least one of the last two years; then for up to three years.",
    },
  },
  {
    of: "sale",
    asks: [
      "hybel*|kjeller*|utleiedel*|utleieenhet*|sokkel* godkjent|godkjend|lovlig|ulovlig",
      "hybel*|kjelleren|utleiedel*|sokkel* kan|lov|får leie|leige|leies ut",
      "godkjent|lovlig utleie*|leie|rom|opphold",
      "bruksendring*|varig opphold",
      "basement|bedsit|studio approved|legal|let|rent",
    ],
    isNotStated: true,
    text: {
      no: "Annonsen sier ikke mer om godkjenning. Rom som ikke er godkjent for varig opphold, kan ikke lovlig leies ut som bolig; kommunen kan godkjenne en bruksendring etter søknad. Ferdigattest og godkjente tegninger viser hva som gjelder.",
      en: "The listing says no more about approval. Rooms that are not approved for permanent stay cannot lawfully be let as a dwelling; the municipality can approve a change of use. The completion certificate and the approved drawings show what applies.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "skatt*|skatte|skattefri*|skattepliktig* leie*|leia|utleie*|hybel*|inntekt*|av",
      "tax rent|rental|letting|income",
    ],
    text: {
      no: "Leieinntekt fra egen bolig er som regel skattefri når eieren bor der selv og leier ut mindre enn halvparten, regnet etter utleieverdi. Ellers er den som regel skattepliktig.",
      en: "Income from letting is as a rule free of tax where the owner lives in the home and lets less than half of it, by rental value. Otherwise it is as a rule taxed.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "like mye|mykje borettslag*|andel*",
      "hadde|hvis vært|var|hadde borettslag*",
      "stamp|document duty|fee cooperative",
    ],
    text: {
      no: "For en andel i borettslag eller en aksjebolig betales ingen dokumentavgift, bare gebyrer for tinglysing eller notering og eierskifte. For en selveierbolig er dokumentavgiften 2,5 %.",
      en: "For a share in a housing cooperative or company there is no document duty, only fees for registration and the change of owner. For an owned home the duty is 2.5%.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "jeg|eg|vi låne|lån|boliglån kan|får|tjener|inntekt*|lønn|årslønn !rente* !koster !kost !betjene !måned* !mnd !borettslag* !sameie* !felles*",
      "egenkapital* krav|kreves !måned* !mnd",
      "borrow much|can|income|earn !month !cost !rate",
      "down payment|equity required|need|minimum",
    ],
    text: {
      no: "Etter utlånsforskriften kreves som regel minst 10 % egenkapital, og samlet gjeld kan være høyst fem ganger brutto årsinntekt. Banken avgjør; totalprisen står i annonsen.",
      en: "By the lending regulation at least 10% equity is required as a rule, and all debt may be at most five times the yearly income before tax. The bank decides; the total price is in the listing.",
    },
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "boligkjøperforsikring*|kjøperforsikring*",
      "buyer buyers insurance",
      "forsikring* kjøper*|kjøpar*",
    ],
    isNotStated: true,
    text: {
      no: "Boligkjøperforsikring er en frivillig rettshjelpsforsikring for kjøperen hvis det viser seg feil ved boligen. Den tegnes senest når kontrakten signeres, som regel gjennom megleren. Prisen står ikke i annonsen.",
      en: "Buyer's insurance is optional legal help for the buyer if the home turns out to have faults. It is taken out at the latest when the contract is signed, usually through the agent. Its price is not stated in the listing.",
    },
  },
  {
    of: "sale",
    asks: [
      "eierskifteforsikring*|boligselgerforsikring*|selgerforsikring*",
      "seller sellers insurance",
      "change ownership insurance",
    ],
    text: {
      no: "Eierskifteforsikring (boligselgerforsikring) tegnes av selgeren og dekker selgerens ansvar for feil ved boligen. Om det er tegnet en her, står i salgsoppgaven.",
      en: "Change of ownership insurance is taken out by the seller and covers the seller's liability for faults. The sale prospectus says whether there is one here.",
    },
  },
  {
    of: "sale",
    isOfHolidayHomes: true,
    isFirst: true,
    asks: [
      "bo|bu|bor|bosette fast|permanent|året|heile|hele|helårs",
      "helårsbolig*|fastbolig*|fastboende|folkeregistr*",
      "live permanently|year|round|full time|all",
    ],
    text: {
      no: "En fritidsbolig kan ikke uten videre brukes som fast bolig: kommunen må godkjenne bruksendring, og planen for området må tillate det.",
      en: "A holiday home cannot simply be used as a permanent home: the municipality has to approve a change of use, and the plan of the area must allow it.",
    },
  },
  {
    of: "sale",
    asks: [
      "innløs*|tomtefest*|festekontrakt* kan|når|rett|hva|innløs*|går|ut",
      "kjøpe|løse|kjøpa tomta|tomten|tomt|festetomt*|ut ut|fri|inn",
      "buy|redeem leasehold|plot|ground|land out|lease",
    ],
    text: {
      no: "Den som fester en tomt, kan som regel kreve innløsning når 30 år av festetiden er gått, deretter hvert andre år for bolig og hvert tiende for fritidsbolig, med minst ett års varsel. Festekontrakten sier hva som gjelder.",
      en: "A person who leases a plot can as a rule demand to buy it once 30 years of the lease have gone, then every second year for a home and every tenth for a holiday home, with at least a year's notice. The contract says what applies.",
    },
  },
  {
    of: "sale",
    asks: ["boplikt*|konsesjon*|odel*|driveplikt*", "residence duty|obligation", "concession"],
    isNotStated: true,
    text: {
      no: "Om boplikt eller konsesjon gjelder her, står ikke i annonsen: det avhenger av eiendommen og av kommunens regler. Kjøperen leverer egenerklæring om konsesjonsfrihet eller søker kommunen, ofte med hjelp fra megleren.",
      en: "Whether a duty of residence or a concession applies here is not stated in the listing: it depends on the property and the municipality. The buyer hands in a declaration or applies to the municipality, often with the agent's help.",
    },
  },
  {
    of: "any",
    asks: [
      "lader|ladeboks*|elbillader*|ladepunkt* styret|nekte|sette|setje|montere|installere|kan|lov",
      "lade|lada|charge elbil*|elbilen|bil|bilen|ev|car",
    ],
    isNotStated: true,
    text: {
      no: "Lading av elbil: ikke oppgitt i annonsen. En seksjonseier eller andelseier kan anlegge ladepunkt ved plassen sin med styrets samtykke, som bare kan nektes med saklig grunn.",
      en: "EV charging: not stated in the listing. The owner of a section or share may install a charger at their parking space with the board's consent, which may be refused for good reason only.",
    },
  },
  {
    of: "sale",
    asks: [
      "tg0|tg1|tg2|tg3|tilstandsgrad*",
      "påvist|funnet|avdekket|feil|galt|skade*|fukt|råte|sopp|skjeggkre*|mus|rotter tak|taket|bad|badet|våtrom*|kjeller*|grunnmur*|hus*|noe|er",
      "condition report|grade|grades",
    ],
    isNotStated: true,
    text: {
      no: "Annonsen sier ikke noe om dette. Tilstandsrapporten gir hver bygningsdel en tilstandsgrad, fra TG0 (ingen avvik) til TG3 (store eller alvorlige avvik), med anslag for hva TG3 koster å utbedre.",
      en: "The listing does not say anything about this. The condition report gives each part of the building a grade, from TG0 (no deviation) to TG3 (serious deviation), with an estimate of what mending a TG3 costs.",
    },
  },
  {
    of: "sale",
    asks: [
      "kontrakt*|kontraktsmøt*|oppgjør*|skjøte*|overtakels* hvordan|når|hva|korleis|skjer|signer*|foregår|prosess*",
      "hvordan|korleis foregår|går|skjer kjøp*|salg*|videre",
      "hva|kva skjer etter|når bud*|vinner|vant|aksept*",
      "process|steps buying|buy|purchase",
    ],
    text: {
      no: "Når et bud er akseptert, er avtalen bindende. Kjøpekontrakten signeres som regel hos megleren, kjøpesummen betales til meglerens klientkonto før overtakelsen, og skjøtet tinglyses. Dagen for overtakelse avtales i budet eller kontrakten.",
      en: "Once a bid is accepted the deal is binding. The contract is usually signed with the agent, the price is paid to the agent's client account before the takeover, and the deed is registered. The day of the takeover is agreed in the bid or contract.",
    },
  },
  {
    of: "sale",
    asks: [
      "avdragsfri*|avdragsfrihet*",
      "fellesgjeld* betale|nedbetal*|innfri*|ned|del|in",
      "betale|innfri* ned min|del|fellesgjeld*|gjeld*",
      "pay off|down share|debt",
    ],
    isNotStated: true,
    text: {
      no: "Når avdragsfriheten på fellesgjelden slutter, stiger felleskostnadene med avdragene. Med en IN-ordning kan en eier betale ned sin del. Om og når det gjelder her, står i salgsoppgaven hvis annonsen ikke sier det.",
      en: "When the period without instalments on the joint debt ends, the shared costs rise by the instalments. With an individual repayment scheme an owner can pay off their share. Whether and when that applies here is in the sale prospectus where the listing does not say it.",
    },
  },
  {
    of: "any",
    asks: [
      "gikk|solgt|gjekk nabo*|andre|lignende|gata|tilsvarende",
      "sold|sell neighbour*|next|others|similar|street",
    ],
    text: {
      no: "Jeg har ikke salgspriser for andre boliger. Megleren kan vise hva lignende boliger i nærheten er solgt for.",
      en: "I do not have the prices that other homes were sold for. The agent can show what similar homes nearby were sold for.",
    },
  },
];
