import type { GeneralAnswer } from "@hjem/domain/region";
import { rentAnswers } from "./rent-answers.ts";

const en = (text: string) => ({ en: text });

/** What is true of every sale or tenancy in Australia, however it is asked; what differs between states is said to. */
export const generalAnswers: readonly GeneralAnswer[] = [
  ...rentAnswers,
  {
    of: "sale",
    asks: [
      "offer|offers|bid before|prior|beforehand|early make|put|can|could|accept|take|submit|possible !register !rent",
      "buy|purchase|sell|sold before|prior auction",
    ],
    text: en(
      "An offer can be made through the agent before an auction, in writing, unless the seller has ruled it out. The seller need not accept it, and it is usually made on auction terms, without a cooling-off period.",
    ),
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "cooling off",
      "change|changed my|our mind",
      "get|back|pull|walk out|away contract|sale|deal|it|purchase can|could|may !train !lease",
    ],
    text: en(
      "A cooling-off period depends on the state: after a private sale five business days in New South Wales, Queensland and the ACT, four in the Northern Territory, three in Victoria and two in South Australia; none in Western Australia and Tasmania. There is none for a home bought at auction, and an offer accepted just before one often waives it. Otherwise a signed contract can be left only by one of its conditions.",
    ),
  },
  {
    of: "sale",
    asks: [
      "register|registered|registration|paddle bid|bidding|bidder|auction",
      "need|bring id|identification|licence bid|auction",
    ],
    text: en(
      "To bid, bring proof of identity and ask the agent: in several states, such as New South Wales, Queensland, South Australia and the ACT, bidders are registered and given a number before the auction. Victoria requires no registration.",
    ),
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "win|won|winning|successful|knocked auction|pay|day|deposit|happens|bid !cooling",
      "deposit auction|hammer|day|exchange how|what|much|pay|need",
    ],
    text: en(
      "The winner of an auction signs the contract and pays the deposit the same day, usually 10% of the price unless less was agreed before. The rest is paid at settlement.",
    ),
  },
  {
    of: "sale",
    asks: [
      "finance|loan|mortgage|preapproval|approval approved|approval|subject|clause|condition|conditional|unconditional|yet",
      "subject to finance",
    ],
    text: en(
      "A purchase at auction is unconditional: there is no finance clause, so the loan has to be approved before bidding. In a private sale the contract can be made subject to finance, if the seller agrees.",
    ),
  },
  {
    of: "sale",
    asks: ["passed|passes|pass in", "not|doesnt|dont|didnt reach|meet|sell reserve|auction"],
    isNotStated: true,
    text: en(
      "A home is passed in when bidding does not reach the seller's reserve. Usually the highest bidder is the first to negotiate, and then it is offered to others. The listing does not say anything about earlier auctions.",
    ),
  },
  {
    of: "sale",
    asks: [
      "auctioneer|vendor|seller|owner|dummy|fake|plant bid|bids|bidder|bidding himself|themselves|own|allowed|legal|can|dummy|fake|vendor",
    ],
    text: en(
      "Only bids that are announced as vendor bids may be made for the seller, in some states only one. Dummy bids are illegal.",
    ),
  },
  {
    of: "sale",
    asks: ["reserve what|whats|is|know|tell|disclosed|secret !sell !go !will"],
    isNotStated: true,
    text: en(
      "The reserve price is not stated in the listing. It is set by the seller and is usually confidential until bidding reaches it; a price guide is not the reserve.",
    ),
  },
  {
    of: "sale",
    asks: [
      "underquot*|underquoted|underquoting",
      "guide|estimate accurate|realistic|too|always|trust|reserve",
    ],
    text: en(
      "A price guide must not be lower than what the agent expects: underquoting is banned or regulated by each state. The guide is not the reserve, and comparable sales say more.",
    ),
  },
  {
    of: "sale",
    asks: [
      "termite*|pest|pests|damp|mould|mold|rot|structural|asbestos|cracks|defects|stumps|wiring",
      "building inspection|inspector|report|pest",
      "inspection|inspections building|pest|cost|own|condition",
    ],
    text: en(
      "A building and pest inspection shows this. Have it done before signing, or make the contract subject to it where the sale is no auction; it usually costs some hundred dollars.",
    ),
  },
  {
    of: "sale",
    asks: [
      "section 32",
      "vendor|vendors|disclosure statement",
      "contract see|get|copy|read|review|look|where|obtain|request|send !price",
      "form 1|2",
      "look|check for|in it|contract|statement|that should",
    ],
    text: en(
      "The contract and the seller's disclosure (in Victoria the Section 32, in South Australia the Form 1, in Queensland the Form 2) come from the agent or the seller's conveyancer before signing. They state the title, easements and covenants, rates, zoning, building permits and owners corporation matters; have a conveyancer or solicitor read them.",
    ),
  },
  {
    of: "any",
    asks: [
      "airbnb|stayz",
      "short stay|term|let* allowed|permitted|can|rules|do",
      "holiday let*|rental can|allowed|permitted",
    ],
    isNotStated: true,
    text: en(
      "Whether short stays are allowed is not stated in the listing: it depends on the state's and the council's rules and, in a strata building, on its by-laws. A tenant needs the landlord's consent.",
    ),
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "first home buyer|buyers|owner|grant|scheme|guarantee|concession|exemption",
      "fhb|fhog",
      "first home discount|help",
    ],
    text: en(
      "Concessions on duty and grants for first home buyers have limits of price and conditions that differ by state; the state revenue office's calculator says what applies. The estimate on the page is without them.",
    ),
  },
  {
    of: "sale",
    isFirst: true,
    asks: [
      "visa|firb|foreign*|overseas|nonresident*|citizen|expat|surcharge",
      "temporary resident|residents",
    ],
    text: en(
      "Foreign buyers, temporary residents among them, need approval, and for now few of them may buy established homes; the ATO states the current rules. Buying together with a citizen spouse as joint tenants is generally exempt. Most states add a surcharge to the duty of foreign buyers, at a rate that the state revenue office states.",
    ),
  },
  {
    of: "sale",
    asks: [
      "gazump*",
      "someone|somebody|others else|higher|better offer|bid|buy|outbid|steal|after|still",
      "when binding|legally|exchange|exchanged",
    ],
    text: en(
      "A sale is binding once both have signed and, where contracts are exchanged, exchanged them. Until then the seller may take another offer in most states.",
    ),
  },
  {
    of: "sale",
    asks: [
      "how|where|who do|can|to|i make|submit|put offer|offers",
      "make|put|submit offer|offers how|where|who|process",
      "offer|offering rude|low|lower|under|below|less|insult*|cheeky",
      "low|lowball offer",
    ],
    text: en(
      "Offers go to the agent, best in writing, with the price, the deposit and any conditions; offering less than the asking price is usual. The agent passes offers on, and the seller decides.",
    ),
  },
  {
    of: "sale",
    isFirst: true,
    asks: ["land tax"],
    isNotStated: true,
    text: en(
      "Land tax: not stated in the listing. A home that its owner lives in is exempt as a rule; an investor may pay, by the value of all their land in the state. In the ACT rented homes pay it.",
    ),
  },
  {
    of: "any",
    asks: ["flood|floods|flooded|flooding|bushfire*|fire prone|bal|overlay*"],
    isNotStated: true,
    text: en(
      "The listing says nothing about this. The council's maps of floods and fires, the planning certificate and an insurer's quote show it.",
    ),
  },
  {
    of: "sale",
    asks: [
      "agent|they|seller|vendor must|have|has|required|obliged|legally|should tell|disclose|say|admit",
      "agent tell|disclose can|must|why|least",
    ],
    text: en(
      "You may ask the agent anything. Agents act for the seller but must not mislead, and in several states must disclose material facts; ask in writing.",
    ),
  },
  {
    of: "any",
    isFirst: true,
    asks: [
      "school|schools catchment|zone|zoned|enrol*|accept|get|attend|intake",
      "kid|kids|child|children|son|daughter get|enrol*|accepted|eligible|attend",
      "catchment|zoned",
    ],
    isNotStated: true,
    text: en(
      "The listing does not state school zones. The state's school finder shows the zone of an address; a government school takes children who live in its zone, those of tenants too, with proof of address.",
    ),
  },
  {
    of: "sale",
    asks: [
      "subdivid*|zoning|zoned|rezone*|develop|redevelop|knockdown|demolish !school !catchment",
      "build|add|extend|put|construct extension|flat|storey|floor|granny|studio|pool|shed|second|dwelling|carport|back",
      "planning|council permission|approval|permit|permits|approve|approved",
    ],
    isNotStated: true,
    text: en(
      "The listing does not say whether that is allowed. The council's zoning and planning rules decide, with the land size, easements and overlays; ask the council or a town planner before buying.",
    ),
  },
  {
    of: "any",
    asks: ["charge|charger|charging ev|tesla|car|electric|install|put"],
    isNotStated: true,
    text: en(
      "A charger is not stated in the listing. In a strata building installing one needs the owners corporation's approval; in a rental, the landlord's.",
    ),
  },
  {
    of: "any",
    asks: ["pool fence|fenced|fencing|barrier|compliant|compliance|certificate|safe"],
    isNotStated: true,
    text: en(
      "Whether the pool's barrier is compliant is not stated in the listing. Every state requires a compliant barrier, and several a certificate when a home is sold or leased; ask the agent for it.",
    ),
  },
  {
    of: "sale",
    asks: [
      "cladding",
      "strata report|records|minutes|issues|problems|sinking|fund|levy|special",
      "special levy|levies",
    ],
    isNotStated: true,
    text: en(
      "The listing does not state this. The owners corporation's records, which the strata manager keeps and a strata report sums up, show defects, special levies and the funds; a conveyancer can order one.",
    ),
  },
  {
    of: "sale",
    asks: ["bank|lender|lenders lend|loan|finance|approve|small|size"],
    text: en(
      "Whether a bank lends on a home is the bank's decision; many lenders are careful with apartments of less than 40 to 50 m² inside.",
    ),
  },
  {
    of: "sale",
    asks: [
      "settlement|settle when|long|how|date|days|period|flexible|quick",
      "exchange contracts|what|when",
      "process|steps buying|buy|purchase|next|works|work",
    ],
    text: en(
      "The settlement date is agreed in the contract, usually 30 to 90 days after it is signed or exchanged; then the rest of the price is paid and the keys are handed over.",
    ),
  },
];
