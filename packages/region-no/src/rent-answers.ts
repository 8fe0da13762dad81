import type { GeneralAnswer } from "@hjem/domain/region";

/** What is true of every tenancy. */
export const rentAnswers: readonly GeneralAnswer[] = [
  {
    of: "rent",
    isFirst: true,
    asks: [
      "øke|auke|heve|sette|justere|regulere|indeksregulere|øker husleie*|husleia|leie|leia|leien|prisen !depositum*",
      "økning*|indeksregulering*|kpi husleie*|husleia|leie|leia|leien",
      "raise|increase|increased rent",
      "rent up|increase",
    ],
    text: {
      no: "Utleieren kan kreve leien endret i takt med konsumprisindeksen, tidligst ett år etter siste endring og med én måneds skriftlig varsel.",
      en: "The landlord can demand that the rent follows the consumer price index, at the earliest one year after it was last set and with one month's written notice.",
    },
  },
  {
    of: "rent",
    isFirst: true,
    asks: [
      "depositum* ulovlig|lov|lovlig|maks|høyst|grense|mye|konto|utleier*|overføre|rett|før|tilbake !stort !stor !hvor !koster",
      "ulovlig|lovlig mye|høyt|depositum*",
      "konto|depositumskonto* utleier*|sin|inn|depositum*|depositumskonto*",
      "betale|overføre|sende før visning*|sett|kontrakt*|signer*|depositum*",
      "deposit account|legal|maximum|max|limit|before|transfer|back",
    ],
    text: {
      no: "Depositumet kan være høyst seks måneders leie og skal stå på en egen depositumskonto i leierens navn, som utleieren betaler for. Betal det ikke til utleierens egen konto, og ikke før du har sett boligen og signert kontrakt.",
      en: "The deposit may be at most six months' rent and must be in a deposit account in the tenant's name, which the landlord pays for. Do not pay it into the landlord's own account, and not before you have seen the home and signed a contract.",
    },
  },
  {
    of: "rent",
    isFirst: true,
    asks: [
      "oppsigelse*|oppsigingstid*|oppsigelsestid*",
      "si|sie|avslutte|bryte|flytte opp|ut|kontrakt*|leieavtale*|leieforhold* tidlig*|før|kan|lenge|hvis|kontrakt*|leieavtale*",
      "notice period|give|much|long",
      "leave|end|break|terminate early|lease|contract|tenancy !when",
    ],
    isNotStated: true,
    text: {
      no: "Er ikke annet avtalt, er oppsigelsestiden tre måneder fra utgangen av måneden, og én måned for et enkelt rom. En tidsbestemt avtale kan sies opp i leietiden hvis ikke annet er skrevet i kontrakten. Annonsen sier ikke mer om det.",
      en: "Where nothing else is agreed the notice is three months from the end of the month, and one month for a single room. A fixed term can be ended with notice unless the contract says otherwise. The listing says no more about it.",
    },
  },
  {
    of: "rent",
    asks: [
      "nekte|nekter|nei|forby|forbudt|lov hund*|katt*|dyr*|kjæledyr*",
      "landlord|they|owner says|say|no|refuse final|no|pet|pets|dog|cat",
    ],
    text: {
      no: "Selv om husdyr ikke er tillatt, kan leieren etter husleieloven holde dyr når gode grunner taler for det og dyret ikke er til ulempe for utleieren eller andre. Spør utleieren først.",
      en: "Even where pets are not allowed, the Tenancy Act lets a tenant keep one if there are good reasons and it is no nuisance to the landlord or others. Ask the landlord first.",
    },
  },
];
