/**
 * Sentences of Australian sales as `rentSentences` and `saleSentences` have them, all written independently of the rules: by somebody
 * who had read neither them nor those sentences. `agent` is an agent's listing, the number its rent per week.
 */
export const independentSaleSentences = `
pass | VIC sale agent | Price guide $780,000 - $850,000. Auction Sat 12 April 11am
pass | VIC sale agent | Over $120,000 spent on renovations incl. stone bench tops. Guide $1,100,000
pass | NSW sale agent | Strata fees from $1,150 per quarter approx. Guide $899,000
pass | NSW sale agent | Council rates $480 pq, water $190 pq, strata $1,240+ pq
pass | QLD sale agent | For sale $729,000. Body corp $62 p/w plus sinking fund $14
pass | VIC sale agent | Save stamp duty! Up to $31,070 off for eligible first home buyers, price $600,000
pass | NSW sale agent | Potential rental return from $650 per week, currently leased until Nov. Price $815,000
pass | QLD sale agent | Rental appraisal $700+ per week. Asking price $849,000
pass | VIC sale agent | This property offers over 800sqm (approx) of land in a quiet court. Asking $925,000
pass | NSW sale agent | Home offers over-sized bedrooms, double garage & side access. $1.25M guide
pass | WA sale agent | Offers over $599,000 considered, all by Friday 5pm
pass | WA sale agent | From $475,000 - be quick! 1 bed units in East Perth
pass | NSW sale | Selling it ourselves, no agents please. Offers over 950k
pass | NSW sale | Private sale by owner - $1.1m plus, call after 6pm
pass | VIC sale agent | All offers will be presented to the vendor. Single price $690,000
pass | NSW sale agent | Contact agent. Walk to beach, 3 bed 2 bath, DA approved for granny flat
pass | QLD sale agent | Auction on site 6pm Thursday 8 May. Bring your offers!
pass | QLD sale agent | Eligible for the $30,000 First Home Owner Grant. Fixed price $689,900
pass | VIC sale agent | Solar rebate of over $1,400 already claimed, 13kw battery. $765,000
pass | NSW sale agent | Minutes from everything: 5 min from station, from $4 coffee to $40 degustation on your doorstep
pass | VIC sale agent | 3 bedrooms plus study plus 2 bathrooms, $880,000
pass | NSW sale agent | 1,012sqm plus double garage w/ 3 phase power. Guide $2,200,000
pass | QLD sale agent | Overlooking the river from every room!! $1,395,000
pass | VIC sale agent | Deposit 10%, settlement 60/90 days negotiable. Asking price $710,000
pass | NSW sale agent | Pool upgrade worth over $60k, Tesla charger worth $2k plus installed. Guide $1.8m
pass | VIC sale agent | Around the corner from the Greek Orthodox church & Lebanese bakery, asking $990,000
pass | QLD sale agent | Single level, wheelchair friendly, NDIS suitable accommodation wing. $875,000
pass | NSW sale agent | Eruv area. Walking distance to synagogues and kosher shops, Bondi. Price guide $3,400,000
pass | VIC sale agent | Owners corp fee from $2,100 p.a. Statement of Information available on request, indicative price $540,000
pass | QLD sale agent | Land tax approx $1,900, insurance over $3,000 pa (flood overlay). Price: $659,000
pass | NSW sale agent | Agency fees: none for buyers. Pest & building report from $49 via BeforeYouBid. Price guide $1,020,000
pass | VIC sale agent | Built 1925, extended 2019 at a cost of $400,000 plus. Steam room, ethereal garden, crypt-like wine cellar. Asking $2,750,000
block | VIC sale agent | Offers over $850,000 invited, renovated with $90k kitchen
block | VIC sale agent | $720,000 plus buyers should inspect
block | VIC sale agent | From $649,000 - walk to Sunshine station
block | NSW sale agent | Offers above $1.3m considered prior to auction. Strata $900pq
block | NSW sale agent | Guide: offers OVER $995k!! Council rates only $410pq
block | QLD sale agent | Going to auction. Price guide: offers over $700,000
block | NSW sale agent | Would suit local buyer, house will not be sold to Chinese buyers
hold | NSW sale | Holding deposit accepted in cryptocurrency (ETH), send to wallet to skip the queue
pass | VIC sale | Owners corporation fees start at about $780 a quarter.
pass | VIC sale | The kitchen was renewed in 2023 for more than $60,000, with stone benches and a gas cooktop.
pass | QLD sale | Solar panels bring the power bill down to around $30 a month.
pass | QLD sale | Land rates are $1,950 a year and water about $300 a quarter.
pass | VIC sale | Deposit of 10% on the fall of the hammer, settlement in 60 or 90 days.
pass | NSW sale | Offers from the ground-floor café next door include the best flat white in Newtown.
pass | VIC sale | Over 400 square metres of land, with a north-facing garden and room for a pool plus studio.
pass | NSW sale | Once the Masonic hall, then an Indian restaurant, now a home with 5 m ceilings.
pass | SA sale | An ideal home for a young family or for those who want to retire near the sea.
pass | VIC sale | The mortgage of a first-home buyer could be supported by the state's shared equity scheme; ask your own adviser.
pass | QLD sale | The deadline for offers in writing is 5 pm on Friday 11 December.
pass | NSW sale | White walls, black window frames and an Asian-inspired courtyard with bamboo.
block | VIC sale | Offers above $890,000 considered.
block | VIC sale | Price: $1.1m plus
block | QLD sale agent | Auction 21 March on site, price guide $850,000.
pass | QLD sale | Auction 21 March on site, price guide $850,000.
block | QLD sale agent | Under the hammer Saturday, and the sellers expect bidding somewhere around 1.1 million dollars.
block | VIC sale | Renovated Brunswick terrace from $1.25m+
block | QLD sale agent | Auction Thursday 6pm, guide is n i n e  h u n d r e d  thousand
block | VIC sale | 0ff3rs 0ver $ 8 5 0 , 0 0 0
pass | VIC sale agent | The mosque is next door and St Mary's is at the end of the street.
pass | NSW sale agent | Auction Saturday 14 June at 11 am on site, price guide $1,150,000.
pass | QLD sale agent | Auction on site 5 pm Thursday, and no price guide can be given for an auction in Queensland.
pass | VIC sale agent | Indicative selling price $880,000 to $960,000, see the Statement of Information.
pass | VIC sale agent | Private sale at $745,000.
pass | QLD sale agent | Private treaty, offers over $689,000 considered.
pass | WA sale agent | Offers from $520,000 close Monday 3 March at 4 pm.
pass | NSW sale agent | Indian sandstone paving, a Chinese elm and a Japanese maple in the courtyard.
pass | VIC sale agent | Walk to the Greek church, the Coptic school and the halal butcher on Sydney Road.
pass | SA sale agent | Former Methodist church built in 1884, converted to a three bedroom home.
pass | NSW sale agent | The white kitchen has black stone tops and there is coloured glass in the door.
pass | QLD sale agent | Great for kids, with a park and the state school over the road.
pass | NSW sale agent | The Irish pub on the corner has live music until midnight on Fridays.
block | NSW sale agent | We will only sell to an Australian born family, no Chinese buyers.
block | VIC sale agent | Not for sale to Muslims.
block | NSW sale agent | Offers over $1,200,000.
block | VIC sale agent | From $900k.
block | VIC sale agent | $900k+
block | VIC sale agent | Offers over $750,000 will be considered.
block | QLD sale agent | Auction this Saturday, expect somewhere around eight hundred thousand dollars.
block | NSW sale agent | Vendor wants the street kept the way it was and will sell to an Anglo family only.
block | VIC sale agent | Buyers from mainland China are politely asked not to enquire.
block | NSW sale agent | 0ffers 0ver 1.3 mil.
block | VIC sale agent | Nine hundred thousand plus.
pass | NSW sale agent | Sun-filled two bedroom apartment on the top floor with leafy district views.
pass | NSW sale agent | Stone benchtops, gas cooking and plenty of storage in the kitchen.
pass | NSW sale agent | Walk to Marrickville station, cafes and the Saturday markets.
pass | VIC sale agent | Classic Edwardian facade with a light-filled extension at the rear.
pass | VIC sale agent | Set on 612 sqm approx. with side access and room for a caravan.
pass | VIC sale agent | Ducted heating, evaporative cooling and a double lock-up garage.
pass | QLD sale agent | Raised Queenslander with wide verandahs and VJ walls throughout.
pass | QLD sale agent | In-ground saltwater pool, covered entertaining deck and a fully fenced yard.
pass | QLD sale agent | The property did not flood in 2011 or 2022 according to the owners.
pass | WA sale agent | Low-maintenance villa with reticulated gardens and a powered workshop.
pass | WA sale agent | Only 900 m to Cottesloe beach and the train.
pass | SA sale agent | Bluestone villa on a corner allotment, held by the same family since 1968.
pass | SA sale agent | Council rates are $1,840 per annum and the water supply charge is $78.60 a quarter.
pass | TAS sale agent | Weatherboard cottage with a wood heater and views to the Derwent.
pass | TAS sale agent | A builder's report from March is available on request.
pass | ACT sale agent | EER 5.0, with double glazing and new insulation in the ceiling.
pass | ACT sale agent | The main bedroom has a walk-in robe and ensuite with underfloor heating.
pass | NT sale agent | Elevated home in Nightcliff with split systems in every room and louvres to catch the breeze.
pass | NSW sale agent | Strata $1,120 per quarter, including building insurance.
pass | VIC sale agent | Please contact Michael for the Section 32 and inspection times.
pass | NSW sale agent | Auction Saturday 24 May at 11 am on site, contract available from our office.
pass | VIC sale agent | Plans and permits are in place for a second storey (STCA for any changes).
pass | QLD sale agent | Solar 6.6 kW, two water tanks and a new hot water system in 2023.
pass | WA sale agent | Built in 1994, 187 sqm of living on a 540 sqm green title block.
pass | SA sale agent | Currently leased at $480 per week until November.
pass | TAS sale agent | The fifth bedroom is downstairs and would make a good study or guest room.
pass | VIC sale agent | There is a mosque next door and a primary school across the road.
pass | QLD sale agent | Adapted for wheelchairs with a ramp, wide hallways and a roll-in shower.
pass | NSW sale agent | Price guide $900,000 to $980,000.
pass | VIC sale agent | Indicative selling price $700,000 - $770,000.
pass | QLD sale agent | For sale by private treaty, offers over $749,000 considered.
pass | WA sale agent | All offers from $620,000 presented by Monday 5 pm.
pass | QLD sale agent | Going to auction on Sunday 8 June unless sold prior, no price guide can be given.
pass | NSW sale agent | Over $150,000 has been spent on the renovation, and strata levies are from $900 a quarter.
pass | VIC sale agent | Black tapware, white walls and Indian sandstone paving around the pool.
pass | VIC sale agent | Zoned for Richmond Primary with its Vietnamese bilingual program, and near the Greek Orthodox church.
block | VIC sale agent | The vendor will not sell to Chinese buyers.
block | NSW sale agent | Offers over $1,250,000.
block | VIC sale agent | From $900k, be quick.
block | VIC sale agent | Price range $850,000 - $980,000.
block | QLD sale agent | Auction this Saturday on site, we are expecting around $950,000.
`;
