/**
 * Sentences of Australian rentals as `rentSentences` and `saleSentences` have them, all written independently of the rules: by somebody
 * who had read neither them nor those sentences. `agent` is an agent's listing, the number its rent per week.
 */
export const independentRentSentences = `
pass | VIC rent agent 650 | Neat 2 bed unit, $650 per week. No offers above the advertised rent are accepted.
pass | NSW rent agent 720 | $720pw, bond 4 weeks. Pets negotiable, just ask us at the inspection 🐶
pass | QLD rent agent 580 | Rent is fixed at $580 per week, we don't do rent bidding so please don't offer more!!
pass | SA rent agent 495 | NBN plans from $59/mth available through Aussie Broadband. Rent $495 p/w.
pass | WA rent agent 650 | $650 to 2 minutes walk from Leederville station - I mean, $650 a week and 2 mins to the train lol
pass | VIC rent agent 610 | Lease term negotiable (6, 12 or 24 months). $610 per week.
pass | NSW rent agent 890 | Move in date negotiable, avail from 14/3. $890 per week incl. water
pass | QLD rent agent 540 | Furniture negotiable - can leave the couch + fridge or take it. $540/wk
pass | VIC rent agent 700 | Rent is NOT negotiable. $700 per week firm.
pass | NSW rent agent 1150 | Offering over 140sqm of internal living this penthouse is $1,150 per week
pass | QLD rent agent 800 | This home offers over 600 sqm of yard for the kids and dog. $800 per week
pass | SA rent agent 520 | Offers plenty of storage, over $10k spent on new kitchen appliances. Rent $520 weekly
pass | WA rent agent 675 | Parking in the building from $40 per week through the strata (optional). Apartment $675pw.
pass | VIC rent agent 560 | Secure car space can be rented seperately, price negotiable with the owner of lot 12. Apartment rent $560 per week.
pass | NSW rent agent 950 | HIGHEST quality finishes, best views in Pyrmont, $950 PER WEEK
pass | NSW rent agent 780 | Walk to the mosque, Lakemba shops and Haldon St eateries. $780 per week.
pass | VIC rent agent 640 | Close to the synagogue and Carlisle St bakeries, 3 bed house, $640 p.w.
pass | NSW rent agent 690 | Chinese supermarket around the corner, Korean BBQ across the road, 3 min to Eastwood station
pass | QLD rent agent 620 | Wheelchair access with ramp at front, wide hallways and step free shower
pass | VIC rent agent 470 | Level 3 walk-up with no lift, so unfortunately not wheelchair accessible. $470 per week
pass | SA rent agent 430 | No smokers, no parties. $430 per week. Everyone welcome regardless of race, religion or ability
pass | WA rent agent 720 | We welcome all applicants - LGBTQ+ friendly landlord 🌈 $720 per week
pass | QLD rent agent 595 | Assistance dogs are of course welcome, other pets on application
pass | NSW rent agent 1050 | First inspection Sat 10:00-10:15. Applications will not be accepted with offers higher than $1050, the price is the price.
pass | VIC rent agent 530 | Rent: $530 per week / $2,303 per calendar month. Bond: $2,303
pass | NSW rent agent 600 | $600 per week plus $30 per week if you would like the optional lock up garage
pass | QLD rent agent 650 | Fixed rent $650 per week. Electricity metered seperately, solar 6.6kw with feed in from 5c per kWh
pass | WA rent agent 850 | Beautifully renovated in 2023 with over $85,000 spent. $850 per week
pass | SA rent agent 480 | Up to 3 people max. $480 a week. Avail from 1 Feb to 31 jan
pass | VIC rent agent 750 | Located on the western side of Union Road, Surrey Hills, $750 pw
pass | NSW rent agent 820 | Gift shop, florist and card maker downstairs; very quiet at night. $820 per week
pass | QLD rent agent 505 | Coin operated laundry on ground floor (bring $2 coins) - $505 p/w
pass | VIC rent agent 590 | Please pay rent by bank transfer or BPAY once lease is signed. $590 per week
pass | WA rent agent 610 | Under NSW and WA law agents cant ask for more than the advertised rent and we dont. $610 pw
pass | NSW rent agent 770 | Best and brightest in the block!! Open Wed 5.30pm, $770 weekly
pass | VIC rent agent 455 | Gardening negotiable: owner can send a gardener monthly if tenant prefers. $455 per week incl.
pass | QLD rent agent 700 | Above average sized rooms, above the shops, $700 per week
pass | SA rent agent 560 | Two weeks rent in advance, bond equals 4 weeks ($2240). Body corp by-laws apply re: pets, open to offers of a well behaved cat haha
pass | NSW share 260 | Room in friendly 4 bed share house in Newtown, $260 pw incl bills. Housemates are a nurse, a chef and a uni student, one is vegan
pass | VIC share 240 | Room avail, $240/wk, bills approx $20 to $30 on top. Must like cats!!
pass | WA rent agent 690 | The landlord is negotiating with the builder for a new fence, may be some tradies in week 1. $690 per week
pass | QLD rent agent 640 | Ducted a/c, pool, $640/week. Moving van discounts from $99 w/ our partner. No bidding, no stress.
pass | NSW rent agent 735 | St Mary's Catholic school catchment, Hindu temple 800m, Indian grocer next door, $735 per week
block | VIC rent agent 650 | Rent negotiable for the right tenant
block | NSW rent agent 650 | OFFERS OVER $650 PER WEEK, inspect Sat
block | QLD rent agent 600 | $600pw, landlord open to higher offers
block | SA rent agent 500 | $500 per week ono, make us an offer above asking and jump the queue 😉
block | WA rent agent 700 | High demand!! Applicants are encouraged to offer more than the advertised $700 to secure
block | VIC rent agent | From $580 per week, lovely 2 bdrm villa in Reservoir
block | NSW rent agent | $600 - $650 per week depending on application. Pets negotiable.
block | QLD rent agent | Rent goes to the highest bidder, submit your best weekly offer by Sunday night
block | WA rent 620 | $620pw (neg.) - the price is negotiable, NBN included
block | SA rent 480 | 480 a week but if u can pay more let us know on the form, we will pick the best offer
block | NSW rent 700 | Quiet block, $700. No Indians or Pakistanis please, smell of cooking
block | VIC rent 550 | Christian families only, $550 pw
block | QLD rent agent 510 | Not suitable for disabled applicants, we will not accept NDIS participants
block | WA rent 450 | No gays thanks, this is a family street
block | SA rent agent 420 | strictly no pets, and that includes guide dogs, no exceptions
block | NSW rent 560 | Near the mosque but we dont rent to muslims sorry
hold | VIC rent 400 | $400 pw. Owner is overseas, send bond by Western Union and keys will be posted
hold | NSW rent 380 | Pay first 2 weeks with Apple gift cards, send me photo of the codes
hold | QLD rent 350 | Bond payable in Bitcoin or USDT only, no inspections due to covid
hold | WA rent 390 | deposit via W e s t e r n  Un1on please, agent is my cousin
hold | SA rent 330 | Transfer holding fee by West\u200bern Un\u200bion to reserve
hold | VIC rent 420 | Bond in Bіtcоin to my wallet, then i courier the keys
pass | VIC rent | Rent is $620 per week and includes water; electricity and gas are paid by the renter from their own meters.
pass | NSW rent | A pet may be kept with the landlord's written consent, and there is a fenced yard of 60 m².
pass | QLD rent | Move-in date is flexible: anything from 12 January to the middle of February works for us.
pass | VIC rent | Internet up to 1,000 Mbps is available from $85 a month with most providers.
pass | NSW rent | The best offer of daily life here is the ferry, ten minutes to the city.
pass | VIC rent | Lease length is negotiable between 6 and 24 months.
pass | QLD rent | Perfect for a family: three schools within walking distance and a playground at the corner.
pass | NSW rent | The flat upstairs is occupied by a quiet Chinese couple who own the building.
pass | VIC rent | Step-free from the street, with a wheelchair-accessible bathroom and wide doors.
pass | NSW rent | Close to the Greek Orthodox church, the mosque in Lakemba and St Mary's Catholic primary school.
pass | QLD rent | We will never ask you to transfer money before you have seen the house.
pass | WA rent | Bond of four weeks is lodged with Bonds Administration; nothing is paid to us directly before the lease is signed.
pass | VIC rent | No smoking inside, please; the balcony is fine.
pass | NSW rent | A single garage can be had on top for $45 a week.
block | VIC rent | No Indians, sorry, the last ones cooked too much curry.
block | NSW rent | We only rent to Christians, no exceptions.
block | QLD rent | Not suitable for anyone on a disability pension or in a wheelchair, we won't accept them.
block | NSW rent | Caucasian tenants preferred.
block | VIC rent | Gay couples need not apply.
block | VIC rent | Applicants who can pay more than the advertised rent will go first.
block | NSW rent | $600 a week, but make us your best offer for the rent.
hold | QLD rent | I am working overseas and cannot show the flat; send two weeks' rent by bank transfer and I will post you the keys.
hold | NSW rent | Please pay the bond in Apple gift cards or Bitcoin to hold the unit.
hold | WA rent | Contact me only on WhatsApp +44 7700 900123 or Telegram @flatowner, I don't read messages here.
block | VIC rent | Nо Аfricаns please
block | VIC rent | Want to jump the queue? Put in a higher weekly rent than the $560 listed.
block | VIC rent | Sorry, the owner won't rent to anyone with children.
block | TAS rent | Only Christians will be considered for this unit
block | VIC rent | If you're pregnant or planning a baby this isn't the flat for you and your application will be refused.
block | QLD rent | 0ffers ab0ve the l1sted r3nt w1n the k3ys
pass | WA rent | no👶 k.i.d.s 👶no c-h-i-l-d-r-e-n👶 allowed as tenants
pass | VIC rent | SCAM WARNING: a copy of this ad on Gumtree wants the bond in crypto and says the keys come by Express Post. That's not us. Report it.
pass | NSW rent agent | There are 14 steps to the front door and no lift, so there is no step-free access.
pass | NSW rent agent | The landlord is Vietnamese and lives two streets away.
pass | VIC rent agent | Rent is $600 per week, fixed price, and we do not ask for or accept offers above it.
pass | QLD rent agent | Bond is four weeks rent, lodged with the RTA.
pass | NSW rent agent | Rent is $600 per week with two weeks in advance and a bond of $2,400 lodged through Rental Bonds Online.
pass | VIC rent agent | Applications are welcome from everyone, including families with children and people with assistance animals.
pass | SA rent agent | No smoking inside please, and the pool gate must stay shut.
pass | WA rent agent | Pets considered on application.
pass | QLD rent agent | The body corporate limits dogs to 10 kg, which does not apply to guide, hearing or assistance dogs.
pass | VIC rent agent | Wheelchair users will find a ramp at the side and a roll-in shower.
pass | TAS rent agent | Please inspect before you apply and never pay anyone before you have seen the home.
pass | ACT rent agent | Keys are collected from our Braddon office on the day the lease begins.
pass | NSW rent agent | I travel for work, so my property manager in Parramatta does the inspections.
pass | NT rent agent | Message me here with any questions, I check every evening.
pass | VIC rent agent | Only two people fit at the breakfast bar, but the dining room seats ten.
pass | NSW rent agent | The third room is too small for a double bed and suits a study or nursery.
pass | QLD rent agent | Please attach photo identification, two payslips and a rental reference.
block | NSW rent agent | No Indians please.
block | VIC rent agent | Suits Christians only.
block | QLD rent agent | Asians preferred, no Africans.
block | WA rent agent | No Aboriginals.
block | SA rent agent | We don't accept pregnant women.
block | VIC rent agent | We will not rent to gay couples.
block | QLD rent agent | No people in wheelchairs, they scratch the floors.
block | TAS rent agent | No pets, and that includes guide dogs.
block | NSW rent agent | Australian citizens only.
block | VIC rent agent | Muslims need not apply.
block | ACT rent agent | No transgender tenants.
block | NSW rent agent | Offers above $600 pw considered.
block | VIC rent agent | Rent is $550 but the highest offer gets it.
block | QLD rent agent | Feel free to offer more than the advertised rent to secure this one.
block | NSW rent agent | Bond is eight weeks rent.
block | QLD rent agent | Rent $500 per week, bond $4,000.
hold | VIC rent agent | Transfer the bond to my personal account and I will arrange a inspection.
hold | NSW rent agent | I am overseas on a mission in Ghana and will courier the keys once you have paid.
hold | QLD rent agent | Pay by gift card or bitcoin to hold the property before inspection.
block | NSW rent agent | N o  I n d i a n s.
block | VIC rent agent | No 1nd1ans, no Afr1c4ns.
block | NSW rent agent | Our culture only.
block | VIC rent agent | Sunny two bedroom unit, nomuslimsplease.
block | QLD rent agent | #aussiesonly #nomigrants #renovated
block | NSW rent agent | Nо Сhinesе tenants.
block | VIC rent agent | Only for people whose grandparents were born in Australia.
block | NSW rent agent | We find it works best with tenants of European appearance.
block | VIC rent agent | Punjabi family only, baaki sab maaf karna.
block | QLD rent agent | Tenants must be able-bodied, we do not take anyone else.
block | VIC rent agent | Please tell us the most you could stretch to each week above the listed figure.
block | QLD rent agent | Security is two months' worth of rent plus another month for the furniture.
hold | QLD rent agent | I am presently caring for family abroad, so the keys travel by FedEx after your refundable holding sum clears.
pass | NSW rent agent 550 | Freshly painted one bedder with internal laundry, available 14 July.
pass | NSW rent agent 550 | Unfurnished, fridge and washing machine not included.
pass | NSW rent agent 550 | Register for the open home so we can let you know if the time changes.
pass | NSW rent agent 550 | Secure undercover parking for one car plus a storage cage.
pass | VIC rent agent 550 | Neat townhouse close to Footscray market, Victoria University and the train.
pass | VIC rent agent 550 | The property meets the minimum rental standards and has a current gas safety check.
pass | VIC rent agent 550 | 12 month lease preferred, longer considered.
pass | VIC rent agent 550 | Split system in the living area and ceiling fans in both bedrooms.
pass | QLD rent agent 550 | Lawn mowing is included, tenants to keep the garden beds tidy.
pass | QLD rent agent 550 | Water usage is charged as the house is water efficient.
pass | QLD rent agent 550 | Small pets considered on application.
pass | QLD rent agent 550 | Onsite manager, gym and lap pool in the complex.
pass | WA rent agent 550 | Three by two with a theatre room and alfresco, ten minutes to Fiona Stanley Hospital.
pass | WA rent agent 550 | NBN is connected and there is a TV point in each room.
pass | SA rent agent 550 | Character maisonette with polished boards and a small courtyard.
pass | SA rent agent 550 | No smoking inside the house please.
pass | TAS rent agent 550 | Heat pump in the lounge and a sunny back deck.
pass | TAS rent agent 550 | Room in a quiet share house, bills split three ways.
pass | ACT rent agent 550 | The property complies with the minimum ceiling insulation standard.
pass | NT rent agent 550 | Ground floor unit in Palmerston with a private courtyard and garden shed.
pass | NT rent agent 550 | Pool and common area maintenance are looked after by the body corporate.
pass | NSW rent agent 550 | We are after a tidy, reliable tenant with good rental references.
pass | VIC rent agent 550 | Street parking only, permits through Merri-bek council.
pass | QLD rent agent 550 | $610 per week, available now, inspection Thursday 5.15 pm.
pass | NSW rent agent 550 | Please note there is no step-free access, the unit is up two flights of stairs.
pass | VIC rent agent 550 | Our landlord is Vietnamese and lives in the front house.
pass | WA rent agent 550 | Strata does not allow pets, guide and assistance dogs are of course fine.
pass | VIC rent agent 550 | Families with children are welcome, the playground is at the end of the court.
pass | SA rent agent 550 | Everyone is welcome to apply, whatever your background, faith or sexuality.
pass | NSW rent agent 550 | Rent is $650 per week and the bond is $2,600.
pass | QLD rent agent 550 | Bond is four weeks rent, lodged with the RTA.
pass | VIC rent agent 550 | $2,390 per calendar month, bond of one month's rent lodged with the RTBA.
pass | QLD rent agent 550 | The rent is fixed as advertised, we do not ask for or accept higher offers.
pass | NSW rent agent 550 | Close to the Royal Women's maternity unit and the Jewish community centre.
pass | ACT rent agent 550 | We never ask for money before an inspection, so report anyone who does.
pass | TAS rent agent 550 | Keys are picked up from our Sandy Bay office once the lease is signed.
pass | QLD rent agent 550 | Residents have a WhatsApp group for parcels and pool bookings.
pass | NSW rent agent 550 | Send us a message through this page or call the office on 02 5550 1234.
pass | NSW rent agent 550 | Gay couple with a greyhound looking for a third housemate, anyone easygoing is welcome.
block | NSW rent agent 550 | No Indians please, the cooking smell stays in the carpet.
block | WA rent agent 550 | Aussies only, no internationals.
block | QLD rent agent 550 | Not suitable for Aboriginal tenants.
block | NSW rent agent 550 | Strictly no animals, and that includes guide dogs.
block | TAS rent agent 550 | We don't rent to people on the disability pension or in wheelchairs.
block | QLD rent agent 550 | Straight couples only, no gays.
block | VIC rent agent 550 | Adults only, no children at the property.
block | ACT rent agent 550 | We will not accept applications from pregnant women.
block | NSW rent agent 550 | $680 per week, but offers above the asking rent will get you to the top of the list.
block | QLD rent agent 550 | Tell us in your application how much more than the advertised rent you are willing to pay.
block | WA rent agent 550 | Bond is six weeks rent.
block | VIC rent agent 550 | Rent $2,200 per month, bond two months.
hold | NSW rent agent 550 | Pay the bond first and I will courier you the keys so you can look at the place yourself.
hold | VIC rent agent 550 | WhatsApp me only on +44 7700 900456, I don't check messages on here.
block | NSW rent agent 550 | Nо Asiаns, nо Africаns.
block | VIC rent agent 550 | Quiet block #nokids #adultsonly #noindians
block | SA rent agent 550 | N0 g4ys, no l3sbians, sorry.
block | WA rent agent 550 | With respect, we feel the home would be better suited to applicants of European background.
block | QLD rent agent 550 | Should you feel the home is worth a little more than the listed rent, we would be delighted to hear your best figure.
hold | NT rent agent 550 | To secure a inspection send a $200 g!ft c@rd code or BTC to me on T e l e g r a m.
block | NSW rent agent 550 | As the walls are thin we would kindly ask that expecting mothers look elsewhere.
`;
