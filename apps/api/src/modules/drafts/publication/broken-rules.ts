import type { Draft } from "@hjem/domain/draft/draft";
import { checkDraft, type DraftFailure, withDetailKeys } from "@hjem/domain/draft/draft-checks";
import { publishChecks } from "@hjem/domain/draft/publish-checks";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import type { AddressFault } from "@hjem/domain/place/address";
import type { Region } from "@hjem/domain/region";
import { placeZoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";

/**
 * Fields of a complete draft that do not fit its listing type's schema (LIST-087, LIST-091..105), or break a rule by which
 * the market's advertisements are published (market 13), or contradict each other or every home (LIST-104). By their names
 * on the wire, each once; `now` in milliseconds. `addressFault` is what `findAddressFault` says of an address that is not public yet.
 */
export function brokenRules(
  draft: Draft & { listingType: DraftListingType },
  region: Pick<Region, "publishing" | "timeZones" | "placeZones">,
  now: number,
  addressFault: AddressFault | null = null,
): string[] {
  const { listingType, propertyDetail, priceAndDate } = draft;
  const failures: DraftFailure[] = [];
  const detail = withDetailKeys(listingType, propertyDetail);
  checkDraft({ listingType, propertyDetail: detail, priceAndDate }, (failure) => {
    failures.push(failure);
  });
  const today = dayIn(now, placeZoneOf(region, draft.location));
  const facts = { medianPerArea: null, addressFault, today };
  const blocked = publishChecks(region.publishing, draft, facts).filter(
    ({ severity }) => severity === "blocks",
  );
  return [
    ...new Set([
      ...failures.flatMap(({ issues }) => issues.map(({ path }) => path)),
      ...blocked.map(({ path }) => path),
    ]),
  ];
}
