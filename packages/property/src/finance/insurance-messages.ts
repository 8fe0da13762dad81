import type { InsuranceNeed } from "@hjem/domain/offers/insurance-needs";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** Name and purpose of an insurance. */
export interface InsuranceMessages {
  title: string;
  text: string;
}

/** The insurances of a home in its market's terms. */
export function insuranceMessages({
  i18n,
  term,
}: Pick<PageContext, "i18n" | "term">): Record<InsuranceNeed, InsuranceMessages> {
  const sellers = term("detail.insurance");
  return {
    building: {
      title: t(i18n)`Building insurance`,
      text: t(
        i18n,
      )`Covers fire, water, storm and other damage to the house. Lenders require it. Have it in place before the risk passes to you; the date is in your contract.`,
    },
    sharedBuilding: {
      title: t(i18n)`Building insurance (shared)`,
      text: t(
        i18n,
      )`The owners insure the building together and share the premium. Ask what the policy covers and what the excess is.`,
    },
    contents: {
      title: t(i18n)`Contents insurance`,
      text: t(
        i18n,
      )`Covers your belongings, such as furniture, clothes and tools, and often your liability to others. Building insurance does not cover these.`,
    },
    sellerTaken: {
      title: sellers,
      text: t(
        i18n,
      )`The seller has this insurance. Claims about defects go to the insurer, not the seller.`,
    },
    sellerMissing: {
      title: sellers,
      text: t(
        i18n,
      )`The seller does not have this insurance. Claims about defects go directly to the seller.`,
    },
    buyer: {
      title: t(i18n)`Buyer's insurance`,
      text: t(
        i18n,
      )`Legal help if you find defects after the purchase. It is optional, is taken out when you sign the contract and does not cover the cost of the defect itself.`,
    },
    landlord: {
      title: t(i18n)`Landlord insurance`,
      text: t(
        i18n,
      )`Covers lost rent and damage caused by tenants, which ordinary home insurance does not cover.`,
    },
  };
}
