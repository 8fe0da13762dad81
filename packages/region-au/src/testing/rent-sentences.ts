/**
 * Sentences of Australian homes to let with what the rules say of them: verdict, state and kind of listing, text. `pass` is
 * published, perhaps with a hint; `block` is not; `hold` waits for a moderator. `share` is a room in a shared home.
 * Written along with the rules; those of the independent ones were not.
 */
export const rentSentences = `
pass | NSW rent | Pets negotiable
pass | VIC rent | NBN from $59 a month
pass | QLD rent | $650 to 2 minutes from the beach
pass | NSW rent | Pets considered on application
pass | VIC rent | Lease length negotiable, six or twelve months
pass | WA rent | Move-in date negotiable
pass | QLD rent | Furniture negotiable, or leased unfurnished
pass | SA rent | Rent is $520 per week, not negotiable
pass | NSW rent | $650 per week, bond four weeks
pass | NSW rent | No rent bidding: the rent is as advertised
pass | VIC rent | We do not accept offers above the advertised rent
pass | VIC rent | Rent bidding is illegal and offers above the advertised rent are not considered
pass | QLD rent | Parking in the building from $40 per week
pass | NSW rent | A second car space can be leased for $60 - $80 per week
pass | TAS rent | Electricity usually comes to $30 to $45 a week
pass | ACT rent | Water usage averages $150-$200 per quarter
pass | NSW rent | Gym memberships from $15 a week around the corner
pass | VIC rent | Available from 12 January
pass | QLD rent | 300 to 400 metres to the station
pass | NSW rent | The apartment offers over 120 sqm of living space
pass | SA rent | This unit offers more than you would expect
pass | WA rent | $650 furnished, $600 unfurnished
pass | NSW rent | Short or long lease by negotiation
pass | VIC rent | Inspection times are flexible, call us
pass | NT rent | Household income over $80,000 preferred
pass | QLD rent | Garden maintenance included, value over $50 per week
pass | NSW rent | Solar panels cut bills by $200 to $300 a quarter
pass | VIC rent | Special offer: first week free
pass | NSW rent | Please contact the agent for an inspection
pass | QLD rent | Call us about parking
pass | ACT rent | EER 6, pets considered, start date by negotiation
pass | NSW rent | Minimum lease 12 months
pass | TAS rent | From $2.50 ferry rides to the city
pass | WA rent | Rent includes water and internet to 100 Mbps
pass | SA rent | Rent paid fortnightly, two weeks in advance
pass | NSW rent | Close to the Greek Orthodox church and the mosque
pass | VIC rent | International students welcome
pass | VIC rent | Not suitable for wheelchair users because of the stairs
pass | NSW rent | Walk to Chinese restaurants and Indian grocers
pass | QLD rent | We welcome applicants of every background, religion and orientation
pass | NSW rent | No smoking and no parties
pass | VIC rent | Suits a professional couple or small family
pass | QLD rent | Only 200 m to the Asian supermarket
pass | NSW share | Looking for a Christian housemate
pass | NSW holiday | From $250 per night, price negotiable for long stays
block | NSW rent | Rent negotiable
block | VIC rent | Open to rent bids
block | QLD rent | Offers over $650
block | NSW rent | $600 - $650 per week
block | VIC rent | $550-$600pw
block | SA rent | Rent by negotiation
block | WA rent | From $480 per week
block | TAS rent | Make us an offer
block | ACT rent | Best offer secures
block | NT rent | $700+ pw
block | NSW rent | Priced between $700 and $750 a week
block | QLD rent | Price on application
block | VIC rent | Tell us how much you would pay: highest rent wins
block | NSW rent | Please submit your best offer with the application
block | QLD rent | Applicants who pay more than the asking rent get preference
block | VIC rent | R e n t   n e g o t i a b l e
block | NSW rent | Rеnt nеgоtiаblе
block | NSW rent | Contact agent for price
block | NSW rent | No Asians
block | QLD rent | Australians only
block | VIC rent | Muslims need not apply
hold | QLD rent | Pay the bond with a gift card
hold | NSW rent | Send the deposit before the inspection by Western Union
block | NSW rent | Rent is negotiable for the right tenant
block | NSW rent | The rent is open to negotiation
block | VIC rent | Asking $650pw, negotiable
block | VIC rent | Open to offers on the rent
block | QLD rent | Submit your best rental offer with your application
block | QLD rent | Highest bidder gets the keys
block | SA rent | Rent: $450 to $500 pw depending on applicant
block | WA rent | Price range $600-650 a week
block | WA rent | Weekly rent between $600 and $700
block | TAS rent | Starting at $400 per week
block | ACT rent | Rent starts from $580 weekly
block | NT rent | $650 per week ono
block | NT rent | $650 p.w. o.n.o.
block | NSW rent | Rent from $700
block | NSW rent | Offers above $700 per week will be considered
block | VIC rent | Bids over $550 welcome
block | VIC rent | We are taking offers on this property
block | VIC rent | Rental auction this Saturday
block | VIC rent | Offer more to secure the lease
block | QLD rent | Offering above the advertised rent will strengthen your application
block | NSW rent | Willing to pay more? Tell us in your application
block | NSW rent | Price negotiable
block | NSW rent | Rent POA
block | NSW rent | Contact agent for the weekly rent
block | VIC rent | Name your price
block | VIC rent | $600+ per week
block | VIC rent | Upwards of $600 a week
block | QLD rent | Minimum $550 per week
block | QLD rent | What would you be prepared to pay per week?
block | SA rent | rent to be negotiated
block | SA rent | Rent flexible for long term tenants
block | SA rent | Best offer over $500 takes it
block | WA rent | All reasonable offers considered
block | WA rent | Rent bids invited
block | ACT rent | Let us know your best price
block | VIC rent | Expressions of interest from $700 per week
block | VIC rent | $500/week or nearest offer
block | VIC rent | Rent 500-550pw
block | NSW rent | Around $600 to $650 per week
block | QLD rent | Rent by tender
block | QLD rent | Price guide $550-$600 per week
block | NSW rent | Applicants are invited to offer a higher rent
block | NSW rent | Want it? Offer us more than $700 a week
block | NSW rent | Rental bidding welcome
block | NSW rent | negotiable rent
block | NSW rent | r-e-n-t n-e-g-o-t-i-a-b-l-e
block | NSW rent | Whites only
block | NSW rent | No blacks
block | NSW rent | Asian tenants only
block | NSW rent | Indians preferred
block | VIC rent | Christians only
block | VIC rent | No Jews
block | VIC rent | No gays
block | QLD rent | Straight couples only
block | QLD rent | No disabled people
block | QLD rent | No wheelchair users
block | SA rent | No refugees or immigrants
block | WA rent | Aboriginal people need not apply
block | WA rent | We prefer Australian tenants
block | TAS rent | Not suitable for Indian families
block | NSW rent | Will not rent to Aboriginals
block | NSW rent | No people of African background
block | NSW rent | Only people of European descent
block | NSW rent | We don't rent to people with a disability
block | NSW rent | Caucasian tenants preferred
block | VIC rent | Hindu family preferred
block | VIC rent | Same-sex couples not accepted
block | VIC rent | No LGBT
pass | NSW rent | Rent is fixed at $650 per week
pass | NSW rent | Applications considered after the inspection
pass | NSW rent | Offers may be made on the furniture
pass | VIC rent | Rent increases are limited to once every 12 months
pass | VIC rent | Bond of $2,600
pass | VIC rent | Two bedrooms, from which you can see the bay
pass | VIC rent | Save over $500 per week compared with the city
pass | QLD rent | Pet bond not required, pets negotiable upon application
pass | QLD rent | From $0 electricity bills with solar
pass | QLD rent | Over 650 sqm of garden
pass | QLD rent | Gardener negotiable
pass | NSW rent | Best position in the complex
pass | NSW rent | Offers the best of both worlds
pass | NSW rent | This home offers over 200 square metres
pass | NSW rent | The pool is open from 6 am to 9 pm
pass | NSW rent | Bus routes 370 to 400 at the door
pass | NSW rent | $650 per week including water
pass | NSW rent | Ideal for first home buyers
pass | NSW rent | Utilities between $50 and $100 per month
pass | NSW rent | Internet plans between $60 and $90 per month
pass | NSW rent | Cleaner on request for $120-$150
pass | NSW rent | Removalists from $350
pass | NSW rent | Storage cage available, price on request
pass | NSW rent | Rent is $650, garage from $50 extra per week
pass | NSW rent | One month minimum, dates flexible
pass | NSW rent | No Indian myna birds here, only magpies
pass | NSW rent | Not far from Chinese school
pass | NSW rent | Black kitchen, white walls only
pass | NSW rent | Only two gay bars in town, both close
pass | NSW rent | Wheelchair access is not available
pass | NSW rent | Catholic school 300 m away, no busy roads
block | NSW rent | Not interested in renting to Indians
block | NSW rent | We do not want tenants from Africa
block | NSW rent | Must be born in Australia
block | NSW rent | Foreigners will not be considered
block | VIC rent | Tenants of the Christian faith only
block | NSW rent | $650 to $700 per week depending on lease length
block | NSW rent | $650 to $700 depending on lease length
block | VIC rent | Rent and lease terms negotiable
block | VIC rent | Everything is negotiable
block | VIC rent | Rent $650 per week (negotiable)
block | VIC rent | Rent can be negotiated
block | VIC rent | Let's talk about the rent
block | NSW rent | Open for offers
block | NSW rent | Sealed bids close Friday
block | NSW rent | Bring your offers
block | NSW rent | Prices start at $550 per week
block | NSW rent | Offers by Friday please
pass | NSW rent | No disability access
pass | NSW rent | Tenants pay for water over $120 a quarter
pass | NSW rent | Low maintenance garden with 300s era tiles
pass | NSW rent | Students from overseas are welcome
pass | NSW rent | The rent includes access to the gym and the pool
pass | NSW rent | Pay by direct debit, no rent cards
pass | NSW rent | Rent is $650, which is over $50 less than next door
pass | NSW rent | Rent was $700 and is now $650
pass | NSW rent | Minimum $200 grocery order delivers free
pass | NSW rent | Nobody should send a bond before the inspection; if somebody asks you to, report it.
pass | NSW rent | We do not accept Bitcoin or gift cards.
pass | VIC rent | Not suitable for wheelchair users because of the steps at the door.
pass | VIC rent | Text or WhatsApp 0412 345 678 if you are running late for the inspection.
pass | QLD rent | Keys are handed over at the office in Ann Street on the first day of the lease.
pass | NSW sale | The old telegram office next door is now a bakery.
pass | NSW rent | Post the keys through the letterbox when you leave.
pass | NSW rent | Please message us here; we don't answer calls after 8 pm.
pass | SA rent | NDIS participants are welcome, the bathroom was built for a wheelchair.
hold | NSW rent | Don't message here, add me on Telegram @sunny_flat instead.
hold | VIC rent | Inspections not possible, I'm offshore. Once the bond is paid the keys will be couriered to your door.
hold | VIC rent | I will send you the keys with DHL after the first payment.
block | QLD rent | People on a disability support pension won't be considered.
block | QLD rent | No one on DSP, sorry.
hold | NSW rent | We do not take cheques, only Bitcoin.
block | NSW rent | No 🅰🅵🆁🅸🅲🅰🅽🆂
block | NSW rent | 🚫 Indians
block | VIC rent | Indians ❌
block | VIC rent | No Mus*lims
block | NSW rent | no Afr1cans, sorry
block | QLD rent | No Indian's please
hold | NSW rent | 🆆🅴🆂🆃🅴🆁🅽 🆄🅽🅸🅾🅽 only
hold | NSW rent | 🇼🇪🇸🇹🇪🇷🇳 🇺🇳🇮🇴🇳
hold | NSW rent | W|e|s|t|e|r|n U|n|i|o|n
hold | NSW rent | W🌸e🌸s🌸t🌸e🌸r🌸n U🌸n🌸i🌸o🌸n
hold | WA rent | ꓪestern ꓴnion
hold | WA rent | Wɇsteɹn+Uniɵn
hold | WA rent | Send the bond to my USDC wallet
hold | VIC rent | Revolut the deposit to me before the inspection
pass | NSW rent | 🇳🇴 Indian families are welcome
pass | NSW rent | 🚫 Smoking ❌ Parties
pass | NSW rent | 4br house near Little India, 2 min to the 7-eleven
pass | VIC rent | Tenants can pay rent by PayPal or bank transfer once the lease is signed
block | VIC rent | No children please
block | VIC rent | Families with kids will not be accepted
block | NSW rent | No pregnant applicants
pass | NSW rent | No children please
pass | VIC rent | No children in the gym without an adult
pass | VIC rent | The balcony is not suitable for young children
pass | VIC rent | Children welcome, no pets
block | NSW rent | 6-week bond
block | NSW rent | bond_6_weeks
block | NSW rent | Nominate a better weekly rent to secure it
block | NSW rent | #rentnegotiable
block | NSW rent | r3nt neg0tiable
pass | NSW rent | 4-week bond, 12-month lease, 5min walk to T1 and T4
pass | NSW rent | Apply with 100 points of ID and a higher degree of care for the garden
pass | NSW rent | No blackout curtains, tenants bring their own
`;
