import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { Language } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths } from "@hjem/domain/paths";
import type { Region } from "@hjem/domain/region";
import { escapeHtml } from "@hjem/domain/text/markup";
import { formatSentence } from "../sentences.ts";

/** What advertisers handle on their own pages. */
export const advertiserActs = ["bid", "viewing"] as const;
type AdvertiserAct = (typeof advertiserActs)[number];

/** Path of a made-up advertiser's page in the demo: no real site is linked (D27). */
export const advertiserHref = (propertyId: string, act: AdvertiserAct): string =>
  `/dev/advertiser/${propertyId}/${act}`;

/** The colour of an agency without one (FND-070). */
const DEFAULT_COLOR = "#0b6b68";

/** Path of an invented agency's logo, drawn in the agency's colour. */
export const agencyLogoHref = (agencyId: string, color: string = DEFAULT_COLOR): string =>
  `/dev/advertiser/logos/${agencyId}-${color.slice(1).toLowerCase()}.svg`;

const style =
  "body{margin:0;padding:24px 12px;background:#f6f4f0;color:#1b1a18;font:16px/1.55 system-ui,sans-serif}main{max-width:30rem;margin:0 auto;padding:28px;background:#fff;border-radius:14px}section+section{margin-top:28px;padding-top:20px;border-top:1px solid #dedad2}h1,h2{margin:0 0 12px;font-size:24px;line-height:1.2}p{margin:0 0 12px}a{display:inline-block;padding:10px 0;color:inherit}";

/**
 * Replaces an advertiser's own page in the demo: names the advertiser, and says that nothing is sent. In every
 * language of the market, because the visitor's is not known.
 */
export function advertiserPage(
  region: Pick<Region, "languages" | "defaultLanguage">,
  { id, agencyId, agency, address }: Pick<Listing, "id" | "agencyId" | "agency" | "address">,
  act: AdvertiserAct,
): string {
  const valuesIn = (language: Language) => ({
    advertiser: agency?.name ?? formatSentence(language, "advertiser_unnamed"),
    address: address.fullAddress,
  });
  const own = ({ code }: { code: string }) => (code === region.defaultLanguage ? 0 : 1);
  const languages = region.languages.toSorted((one, other) => own(one) - own(other));
  const sections = languages.map(({ code, tag }, at) => {
    const values = valuesIn(code);
    const heading = at === 0 ? "h1" : "h2";
    const page = `${paths.property.to(padAgencyId(agencyId), id)}${at === 0 ? "" : `?language=${code}`}`;
    return `<section lang="${escapeHtml(tag)}"><${heading}>${escapeHtml(formatSentence(code, `advertiser_${act}`, values))}</${heading}>
<p>${escapeHtml(formatSentence(code, "advertiser_text", values))}</p>
<a href="${escapeHtml(page)}">${escapeHtml(formatSentence(code, "advertiser_back", values))}</a></section>`;
  });
  const [first] = languages;
  const title = escapeHtml(
    formatSentence(region.defaultLanguage, `advertiser_${act}`, valuesIn(region.defaultLanguage)),
  );
  return `<!doctype html>
<html lang="${escapeHtml(first?.tag ?? "")}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${title}</title><style>${style}</style></head>
<body><main>${sections.join("\n")}</main></body></html>`;
}
