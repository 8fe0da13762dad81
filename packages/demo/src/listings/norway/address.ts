import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { Settlement } from "../../places/settlement.ts";
import { pointAt } from "../../places/settlement.ts";
import type { Random } from "../../random.ts";

/** First parts of streets that many Norwegian towns have; `-veien` or `-gata` follows. */
const natural =
  "Bjørke,Gran,Furu,Rogn,Selje,Lind,Ask,Alm,Hegg,Einer,Lyng,Blåbær,Tyttebær,Multe,Bringebær,Kløver,Timotei,Hvitveis,Blåveis," +
  "Lerke,Trost,Svale,Meise,Stær,Måltrost,Elge,Hare,Rev,Ekorn,Kolle,Solbakke,Ås,Berge,Myr,Bekke,Elve,Fosse,Dal,Li,Hauge,Vestli," +
  "Østli,Nordli,Sørli,Skog,Mark,Slette,Enge,Løkke,Kalve,Sæter,Sag,Mølle,Smed,Teglverks,Sand,Stein,Grus,Leir,Strand,Vike,Odde," +
  "Nes,Fjord,Brygge,Fyr,Havne,Tun,Gårds,Låve,Stabbur";
const urban =
  "Kirke,Skole,Torg,Stor,Øvre,Nedre,Bryggeri,Verksted,Fabrikk,Stasjons,Post,Bak,Tverr,Kongens,Dronningens,Prinsens,Munke,Korn,Vever,Bruks,Park,Brann,Tollbod,Sjø,Havne,Skipper,Seil,Reper,Smale,Lille";
const whole =
  "Solbakken,Granlia,Fagertun,Furulunden,Bjørkelia,Bakkekroken,Nordåsen,Sørhellinga,Vestbakken,Lyngheia,Myrstubben,Skogkanten,Utsikten,Sletta,Fjellstien,Trollstien,Rypestien,Tiurlia,Elvebredden,Strandstien,Svabergstien,Vardeåsen,Setergrenda,Hyttegrenda";

const split = (text: string): readonly string[] => text.split(",");
const naturalNames = split(natural);
const urbanNames = split(urban);
const wholeNames = split(whole);

/** Counties where streets are called `-vegen` rather than `-veien`. */
const withVegen = new Set(["Innlandet", "Trøndelag", "Vestland", "Møre og Romsdal"]);

function streetOf(random: Random, settlement: Settlement): string {
  const road = withVegen.has(settlement.region) ? "vegen" : "veien";
  if (settlement.setting === "city" && random.chance(0.62)) {
    const name = random.pick(urbanNames);
    if (name === "Øvre" || name === "Nedre" || name === "Lille")
      return `${name} ${random.pick(["Torggate", "Strandgate", "Skogvei", "Møllegate", "Kirkegate"])}`;
    return /^(Kongens|Dronningens|Prinsens)$/.test(name) ? `${name} gate` : `${name}gata`;
  }
  if (random.chance(settlement.setting === "village" ? 0.3 : 0.14)) return random.pick(wholeNames);
  return `${random.pick(naturalNames)}${road}`;
}

/** A believable address at a real place; the house itself does not exist. */
export function norwegianAddress(
  random: Random,
  settlement: Settlement,
  isRemote: boolean,
): ListingAddress {
  const number = random.int(1, settlement.setting === "village" ? 60 : 140);
  const letter = random.chance(0.22) ? random.pick(["A", "B", "C", "D"]) : "";
  const street = `${streetOf(random, settlement)} ${number}${letter}`;
  const { code, town } = random.pick(settlement.postcodes);
  const spread = settlement.radiusKm * (isRemote ? 1.6 : 1);
  return {
    fullAddress: `${street}, ${code} ${town}`,
    displayName: settlement.name,
    street,
    suburb: settlement.name,
    region: settlement.region,
    municipality: settlement.municipality,
    postCode: code,
    coordinates: pointAt(
      settlement.location,
      random.normal() * spread * 0.42,
      random.normal() * spread * 0.42,
    ),
    geoIds: [...settlement.geoIds, `postcode:${code}`],
    timeZone: settlement.timeZone,
  };
}
