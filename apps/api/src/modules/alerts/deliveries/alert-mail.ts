import { formatQuote } from "@hjem/domain/format/format-text";
import { paths } from "@hjem/domain/paths";
import { oneLine } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";
import { type AlertToList, createMailContext, listItems, type MailContext } from "./alert-items.ts";
import { alertMailHtml, alertMailText, type AlertMailContent } from "./alert-mail-layout.ts";
import type { AlertedSearch, Recipient } from "./recipients.ts";

/** Where the alerts of a message come from. */
export interface MessageSources {
  /** The saved searches that match any of them. */
  searches: readonly AlertedSearch[];
  /** True where the person has saved one of the homes. */
  hasFavorites: boolean;
}

/** A message that is sent by mail. */
export interface MailedMessage {
  /** `alert_message.id`. */
  id: string;
  /** Of the links that need no sign-in. */
  token: string;
  recipient: Recipient;
  site: Site;
  /** The newest first; those that the mail lists at least. */
  alerts: readonly AlertToList[];
  /** Number of all. */
  total: number;
  sources: MessageSources;
  /** Milliseconds since 1970. */
  now: number;
}

/** The saved search from which everything comes; null where there are more sources. */
const onlySearch = ({ searches, hasFavorites }: MessageSources): AlertedSearch | null =>
  searches.length === 1 && !hasFavorites ? (searches[0] ?? null) : null;

function subjectOf(
  context: MailContext,
  { total: count, sources }: MailedMessage,
  first: string,
): string {
  const { report } = context;
  const search = onlySearch(sources);
  if (count === 1) return first;
  if (search) return report("subject.search", { count, search: formatQuote(context, search.name) });
  if (!sources.hasFavorites) return report("subject.searches", { count });
  return report(sources.searches.length === 0 ? "subject.favourites" : "subject.both", { count });
}

function leadOf(context: MailContext, { searches, hasFavorites }: MessageSources): string {
  const { report } = context;
  const [search] = searches;
  if (!search) return report("lead.favourites");
  const values = { count: searches.length, search: formatQuote(context, search.name) };
  if (searches.length === 1) {
    return report(hasFavorites ? "lead.search_and_favourites" : "lead.search", values);
  }
  return report(hasFavorites ? "lead.searches_and_favourites" : "lead.searches", values);
}

/**
 * The mail about some alerts (D71, D72): each with its reason first, its heading counts what its link lists. Mail programs
 * unsubscribe by one press (RFC 8058, D76); the links at its foot lead to one page without sign-in (D64).
 */
export function alertMail(message: MailedMessage): KeyedMail {
  const { id, token, recipient, site, alerts, total, sources, now } = message;
  const context = createMailContext(site, recipient.language, now);
  const { report, language } = context;
  const siteName = site.siteName;
  const linkTo = (path: string): string => {
    const url = new URL(path, site.origin);
    if (language.code !== site.defaultLanguage) url.searchParams.set("language", language.code);
    return url.href;
  };
  const items = listItems(context, alerts);
  const headlines = items.map(({ tags, address }) => `${tags[0]?.text}: ${address}`);
  const unsubscribe = linkTo(paths.unsubscribe.to(token));
  const [search] = sources.searches;
  // The page of the link lists all of them.
  const stop = search && {
    label:
      sources.searches.length > 1
        ? report("stop_one")
        : report("stop", { search: formatQuote(context, search.name) }),
    href: unsubscribe,
  };
  const oneClick = new URL("/api/v2/notifications/unsubscribe", site.origin);
  oneClick.searchParams.set("token", token);
  const content: AlertMailContent = {
    siteName,
    languageTag: language.tag,
    colors: site.mailColors,
    subject: oneLine(subjectOf(context, message, headlines[0] ?? "")),
    preview: headlines.slice(0, 3).join(" · "),
    heading: report(total === 1 ? "heading.one" : "heading.many", { count: total }),
    lead: leadOf(context, sources),
    items: items.map(({ priceBefore, ...item }) => ({
      ...item,
      priceBefore: priceBefore && report("was", { price: priceBefore }),
    })),
    rest:
      total > items.length ? report("rest", { count: total - items.length, site: siteName }) : "",
    button: {
      label: report(total === 1 ? "button.one" : "button.many", { count: total, site: siteName }),
      href: linkTo(paths.userAlertMessage.to(id)),
    },
    why: report("why", { site: siteName }),
    links: [
      { label: report("change"), href: unsubscribe },
      ...(stop ? [stop] : []),
      { label: report("unsubscribe"), href: unsubscribe },
      { label: report("privacy"), href: linkTo(paths.privacyPolicy.to()) },
    ],
  };
  return {
    key: `alert/${recipient.accountId}/${id}`,
    fromName: siteName,
    to: recipient.email,
    subject: content.subject,
    html: alertMailHtml(content),
    text: alertMailText(content),
    headers: {
      "List-Unsubscribe": `<${oneClick.href}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
