/** Sentences of Australian homes for sale, as `rentSentences` has those of homes to let. */
export const saleSentences = `
pass | VIC sale | Over $80,000 spent on renovations
pass | VIC sale | Strata fees from $1,200 per quarter
pass | VIC sale | Council rates approx. $1,850 per annum
pass | VIC sale | Rented for over $650 per week
pass | VIC sale | More than $200,000 invested in the new kitchen and bathrooms
pass | VIC sale | Solar system worth over $25,000
pass | VIC sale | Owners corporation fees from $450 to $900 a quarter
pass | VIC sale | First home buyers may save over $30,000 in stamp duty
pass | VIC sale | From 1920, with ceilings over 3 m
pass | VIC sale | Land over 1,000 square metres
pass | VIC sale | Price guide $650,000 to $700,000
pass | VIC sale | $850,000 - $935,000
pass | VIC sale | Single price $720,000
pass | VIC sale | Rental return from $35,000 a year
pass | VIC sale | 650 m from the station and over 200 shops
pass | VIC sale | The median house price in the suburb is over $1.2 million
pass | VIC sale | A home next door sold for more than $900,000
pass | VIC sale | Offers close Friday 5 pm
pass | VIC sale | All offers considered before the auction
pass | VIC sale | The council spent over $2 million on the new park
pass | VIC sale | $690,000 plus stamp duty and legal costs
pass | VIC sale | Negotiable settlement of 30 to 90 days
pass | VIC sale | A short walk from over 20 cafes
pass | NSW sale | Offers over $850,000
pass | QLD sale | Price by negotiation
pass | SA sale | Best offer by 5 December
pass | WA sale | From $450,000
pass | NSW sale | Strata levies approx $1,100 pq
pass | VIC premises | Offers from $1,200,000 plus GST
pass | VIC sale | Quotes for an extension from $180,000 are on file
block | VIC sale | Offers over $650,000
block | VIC sale | From $850,000
block | VIC sale | $1,100,000+
block | VIC sale | Expressions of interest above 1.2 million
block | VIC sale | Buyers from $700k
block | VIC sale | Price guide: $600,000 - $700,000
block | VIC sale | Bidding starts from $780,000
block | VIC sale | In excess of $2m for this penthouse
block | VIC sale | Sellers expect offers north of $900,000
hold | VIC sale | W\u200be\u200bs\u200bt\u200be\u200br\u200bn Union accepted
block | VIC sale | Offers above $650,000
block | VIC sale | Offers from $650k
block | VIC sale | Offers over 650K invited
block | VIC sale | Priced from $650,000
block | VIC sale | Starting price $650,000 and up
block | VIC sale | $650,000 plus
block | VIC sale | $650K+
block | VIC sale | Asking price: over $1.25m
block | VIC sale | Expect to pay upwards of $900,000
block | VIC sale | For sale above $1,000,000
block | VIC sale | Bids starting at $700,000
block | VIC sale | Inviting offers in excess of $2.4 million
block | VIC sale | Looking for offers north of 1.5m
block | VIC sale | Buyers guide $800,000 +
block | VIC sale | Price: $720,000 or more
block | VIC sale | Minimum price $600,000
block | VIC sale | EOI from $1,350,000
block | VIC sale | Buyer interest over $950,000
block | VIC sale | Vendor seeking over $1.1 million
block | VIC sale | Will sell for more than $800,000
block | VIC sale | A renovated home with offers over $650,000
block | VIC sale | Land from $350,000
block | VIC sale | Units starting from $499,000
block | VIC sale | Guide $600,000-$680,000
block | VIC sale | $1m - $1.2m
block | VIC sale | Price range $850,000 to $950,000
block | VIC sale | offers over six hundred and fifty thousand dollars
block | VIC sale | Offеrs оvеr $650,000
block | VIC sale | Of\u00adfers over $650,000
block | VIC sale | no less than $750,000
block | VIC sale | Offers over $650 000
block | VIC sale | Selling above $700,000
block | VIC sale | $750,000 onwards
block | VIC sale | Quoted from $880,000
block | VIC sale | Reserve over $900,000
block | VIC sale | OFFERS OVER $650,000!!!
block | VIC sale | Offers o v e r $650,000
pass | VIC sale | Close to the new hospital, a project of over $1.5 billion
pass | VIC sale | Renovation costs of over $350,000
pass | VIC sale | Builder's quote from $250,000 for the second storey
pass | VIC sale | Over $100,000 worth of landscaping
pass | VIC sale | Potential rent from $700 per week
pass | VIC sale | Owner has spent more than $150,000 on upgrades since 2019
pass | VIC sale | Suburb median above $900,000
pass | VIC sale | Land tax from $1,350 a year
pass | VIC sale | Neighbouring properties have sold for over $1,000,000
pass | VIC sale | With over $300,000 of improvements
pass | VIC sale | Grants of over $10,000 may apply
pass | VIC sale | Deposit from $30,000
pass | VIC sale | Insured for more than $600,000
pass | VIC sale | Approved plans for a build costing over $500,000
pass | VIC sale | The shop next door had a turnover of over $1 million
pass | VIC sale | Water rates from $180 per quarter
pass | VIC sale | Body corporate $1,200 - $1,500 per year
pass | VIC sale | Priced at $650,000
pass | VIC sale | Price guide $650,000
pass | VIC sale | Indicative price $600,000 - $660,000
pass | VIC sale | Views from over 20 windows
pass | VIC sale | Price on request
pass | VIC sale | Offers invited by Monday
block | VIC sale | Prices start at $650,000
block | VIC sale | High $700,000s
block | VIC sale | From the mid 600s
block | VIC sale | Guide 650+
block | VIC sale | Selling range 600-680k
block | VIC sale | Between $600,000 and $700,000
block | VIC sale | Offers 650k+
pass | VIC sale | Built in the late 1960s for a local family
pass | VIC sale | Mid 20s townhouse living
pass | VIC sale | 120-150 seat theatre next door
block | QLD sale agent | Going under the hammer, price guide $1.2m
pass | QLD sale agent | Auction on site. Council rates $2,100 a year, pool renovated for $85,000
pass | QLD sale agent | No auction: asking price $850,000
block | VIC sale | Offers_over_$900k
block | VIC sale | OffersOver$900k
block | VIC sale | from$850,000
block | VIC sale | Refurbished brick home from $850,000
pass | VIC sale | Renovated kitchen for over $80,000
pass | VIC sale | Renovations of over $250,000
`;
