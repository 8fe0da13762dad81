import type { GeneralAnswer } from "@hjem/domain/region";

const en = (text: string) => ({ en: text });

/** What is true of every tenancy. */
export const rentAnswers: readonly GeneralAnswer[] = [
  {
    of: "rent",
    isFirst: true,
    asks: ["pet|pets|cat|cats|dog|dogs|he|one|animal bond", "pet bond|deposit"],
    text: en(
      "Extra bond for a pet is not allowed in most states; Western Australia allows a limited pet bond.",
    ),
  },
  {
    of: "rent",
    isFirst: true,
    asks: [
      "landlord|they|owner|agent say|says|said|refuse|refuses|reject no|pet|pets|dog|cat|keep !rent !bond",
      "refuse|refuses|reject|deny pet|pets|dog|cat|animal",
      "they say no",
    ],
    text: en(
      "In most states a landlord needs an allowed reason to refuse a pet, must answer a written request within a time limit, and the state's tribunal decides if you disagree.",
    ),
  },
  {
    of: "rent",
    asks: [
      "bond where|who|held|lodged|get|back|max|maximum|limit|legal|refund|refunded|return|returned|many|weeks",
    ],
    text: en(
      "A bond is usually at most four weeks' rent. It is lodged with the state's bond authority and paid back at the end, less what is owed or damaged.",
    ),
  },
  {
    of: "rent",
    isFirst: true,
    asks: [
      "rent up|increase|increased|increases|raise|raised|rise|hike !upfront !front !still !for",
      "increase|raise|hike rent",
    ],
    text: en(
      "During a fixed term the rent can be raised only if the agreement says so. In most states it may rise at most once in 12 months and with written notice; there is no set cap in most states (the ACT ties it to prices), but an excessive increase can be challenged.",
    ),
  },
  {
    of: "rent",
    isFirst: true,
    asks: [
      "offer|bid|pay above|more|over|extra rent|advertised|asking|listed",
      "rent bidding",
      "outbid",
    ],
    text: en(
      "Asking applicants to offer more than the advertised rent is banned in most states, and in some so is accepting such an offer. The state's fair trading or consumer affairs body takes complaints.",
    ),
  },
  {
    of: "rent",
    isFirst: true,
    asks: [
      "break|end|leave|terminate|get lease|tenancy|early|out|contract|agreement !when !date !available !walk",
      "notice period|give|much|long|need|weeks !price",
    ],
    text: en(
      "How much notice is needed depends on the state and on whether the term is fixed. Leaving a fixed term early usually costs a break fee or rent until a new tenant is found; the agreement and the state's tenancy authority say how much.",
    ),
  },
  {
    of: "rent",
    asks: [
      "who|do|does pays|pay|paying power|water|electricity|gas|bills|utilities|usage|internet|tenant",
      "bills|utilities|electricity|power|gas included|pay|separate|extra|top|who|metered",
    ],
    text: en(
      "A tenant usually pays for electricity, gas and internet, and for water use only where it is metered separately. What is included here the listing says only where it states it.",
    ),
  },
  {
    of: "rent",
    asks: [
      "apply|application|applications|applying how|process|need|what|where|documents|online|do|can|tenant",
      "bank|income|payslip*|references|statements documents|statement|statements|proof|asking|need|required|every|provide",
    ],
    text: en(
      "Applications go to the agent, usually with proof of identity and income and with references. Most states limit what may be asked for; in bank statements you may black out single purchases.",
    ),
  },
];
