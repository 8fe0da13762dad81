import type { Migration } from "kysely/migration";
import { up as places } from "./001-places.ts";
import { up as listings } from "./002-listings.ts";
import { up as searchIndexes } from "./003-search-indexes.ts";
import { up as listingChanges } from "./004-listing-changes.ts";
import { up as mail } from "./005-mail.ts";
import { up as leads } from "./006-leads.ts";
import { up as sitemap } from "./007-sitemap.ts";
import { up as firstOnMarket } from "./008-first-on-market.ts";
import { up as landingPages } from "./009-landing-pages.ts";
import { up as listingLog } from "./010-listing-log.ts";
import { up as offers } from "./011-offers.ts";
import { up as agents } from "./012-agents.ts";
import { up as accounts } from "./013-accounts.ts";
import { up as placeGeography } from "./014-place-geography.ts";
import { up as placeNotes } from "./015-place-notes.ts";
import { up as media } from "./016-media.ts";
import { up as projectUnits } from "./018-project-units.ts";
import { up as viewingEnds } from "./019-viewing-ends.ts";
import { up as accountProof } from "./020-account-proof.ts";
import { up as secondFactors } from "./021-second-factors.ts";
import { up as accountRoles } from "./022-account-roles.ts";
import { up as agencyMembers } from "./023-agency-members.ts";
import { up as wordsOfProjects } from "./024-words-of-projects.ts";
import { up as collections } from "./025-collections.ts";
import { up as savedSearches } from "./026-saved-searches.ts";
import { up as alerts } from "./027-alerts.ts";
import { up as alertDeliveries } from "./028-alert-deliveries.ts";
import { up as pushSubscriptions } from "./029-push-subscriptions.ts";
import { up as messageSearches } from "./030-message-searches.ts";
import { up as pushReceipts } from "./033-push-receipts.ts";
import { up as drafts } from "./034-drafts.ts";
import { up as draftFiles } from "./035-draft-files.ts";
import { up as payments } from "./036-payments.ts";
import { up as ownListings } from "./038-own-listings.ts";
import { up as moderation } from "./039-moderation.ts";
import { up as contentVersion } from "./040-content-version.ts";
import { up as homeKey } from "./041-home-key.ts";
import { up as caseAssignees } from "./042-case-assignees.ts";
import { up as alikePhotos } from "./043-alike-photos.ts";
import { up as verification } from "./044-verification.ts";
import { up as content } from "./050-content.ts";
import { up as consents } from "./051-consents.ts";
import { up as analytics } from "./052-analytics.ts";
import { up as heldFor } from "./054-held-for.ts";
import { up as resentUploads } from "./055-resent-uploads.ts";
import { up as newStreets } from "./056-new-streets.ts";
import { up as appeals } from "./057-appeals.ts";
import { up as publicQuestions } from "./058-public-questions.ts";
import { up as commuteAddresses } from "./059-commute-addresses.ts";
import { up as chat } from "./060-chat.ts";
import { up as usedLinks } from "./061-used-links.ts";
import { up as defaultCollections } from "./062-default-collections.ts";
import { up as paidPublication } from "./063-paid-publication.ts";
import { up as heldLeads } from "./067-held-leads.ts";
import { up as contactAddresses } from "./068-contact-addresses.ts";
import { up as shownFiles } from "./069-shown-files.ts";
import { up as accountUploads } from "./071-account-uploads.ts";
import { up as questionChanges } from "./072-question-changes.ts";
import { up as withheldPrices } from "./073-withheld-prices.ts";
import { up as heldVersions } from "./074-held-versions.ts";
import { up as undoClosing } from "./076-undo-closing.ts";
import { up as removals } from "./077-removals.ts";
import { up as countedEvents } from "./078-counted-events.ts";
import { up as deletedAttachments } from "./080-deleted-attachments.ts";
import { up as canonicalHomeKeys } from "./081-canonical-home-keys.ts";
import { up as placeZones } from "./082-place-zones.ts";
import { up as cancelledViewings } from "./083-cancelled-viewings.ts";
import { up as termsOfRentals } from "./084-terms-of-rentals.ts";

/** Every migration by name, in order. A released one never changes; the next change is a new file. */
export const migrations: Record<string, Migration> = {
  "001-places": { up: places },
  "002-listings": { up: listings },
  "003-search-indexes": { up: searchIndexes },
  "004-listing-changes": { up: listingChanges },
  "005-mail": { up: mail },
  "006-leads": { up: leads },
  "007-sitemap": { up: sitemap },
  "008-first-on-market": { up: firstOnMarket },
  "009-landing-pages": { up: landingPages },
  "010-listing-log": { up: listingLog },
  "011-offers": { up: offers },
  "012-agents": { up: agents },
  "013-accounts": { up: accounts },
  "014-place-geography": { up: placeGeography },
  "015-place-notes": { up: placeNotes },
  "016-media": { up: media },
  "018-project-units": { up: projectUnits },
  "019-viewing-ends": { up: viewingEnds },
  "020-account-proof": { up: accountProof },
  "021-second-factors": { up: secondFactors },
  "022-account-roles": { up: accountRoles },
  "023-agency-members": { up: agencyMembers },
  "024-words-of-projects": { up: wordsOfProjects },
  "025-collections": { up: collections },
  "026-saved-searches": { up: savedSearches },
  "027-alerts": { up: alerts },
  "028-alert-deliveries": { up: alertDeliveries },
  "029-push-subscriptions": { up: pushSubscriptions },
  "030-message-searches": { up: messageSearches },
  "033-push-receipts": { up: pushReceipts },
  "034-drafts": { up: drafts },
  "035-draft-files": { up: draftFiles },
  "036-payments": { up: payments },
  "038-own-listings": { up: ownListings },
  "039-moderation": { up: moderation },
  "040-content-version": { up: contentVersion },
  "041-home-key": { up: homeKey },
  "042-case-assignees": { up: caseAssignees },
  "043-alike-photos": { up: alikePhotos },
  "044-verification": { up: verification },
  "050-content": { up: content },
  "051-consents": { up: consents },
  "052-analytics": { up: analytics },
  "054-held-for": { up: heldFor },
  "055-resent-uploads": { up: resentUploads },
  "056-new-streets": { up: newStreets },
  "057-appeals": { up: appeals },
  "058-public-questions": { up: publicQuestions },
  "059-commute-addresses": { up: commuteAddresses },
  "060-chat": { up: chat },
  "061-used-links": { up: usedLinks },
  "062-default-collections": { up: defaultCollections },
  "063-paid-publication": { up: paidPublication },
  "067-held-leads": { up: heldLeads },
  "068-contact-addresses": { up: contactAddresses },
  "069-shown-files": { up: shownFiles },
  "071-account-uploads": { up: accountUploads },
  "072-question-changes": { up: questionChanges },
  "073-withheld-prices": { up: withheldPrices },
  "074-held-versions": { up: heldVersions },
  "076-undo-closing": { up: undoClosing },
  "077-removals": { up: removals },
  "078-counted-events": { up: countedEvents },
  "080-deleted-attachments": { up: deletedAttachments },
  "081-canonical-home-keys": { up: canonicalHomeKeys },
  "082-place-zones": { up: placeZones },
  "083-cancelled-viewings": { up: cancelledViewings },
  "084-terms-of-rentals": { up: termsOfRentals },
};
