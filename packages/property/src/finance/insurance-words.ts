import type { InsuranceNeed } from "@hjem/domain/offers/insurance-needs";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** What an insurance is called, and what it is for. */
export interface InsuranceWords {
  title: string;
  text: string;
}

/** The insurances of a home in the words of its market. */
export function insuranceWords({
  i18n,
  term,
}: Pick<PageContext, "i18n" | "term">): Record<InsuranceNeed, InsuranceWords> {
  const sharedCost = term("price.sharedCost");
  const sellers = term("detail.insurance");
  return {
    building: {
      title: t(i18n)`Building`,
      text: t(
        i18n,
      )`Fire, water, storm and other damage to the house itself. You insure it alone; a lender asks for it. Agree on it before the day on which the risk becomes yours: your contract says which.`,
    },
    sharedBuilding: {
      title: t(i18n)`Building, insured together`,
      text: t(
        i18n,
      )`The owners of the building insure it together and pay for it with "${sharedCost}". Ask what it covers, and what you would pay yourself of a damage.`,
    },
    contents: {
      title: t(i18n)`Contents`,
      text: t(
        i18n,
      )`What you own and bring with you: furniture, clothes, tools. Often liability towards others too. An insurance of the building does not cover it.`,
    },
    sellerTaken: {
      title: sellers,
      text: t(
        i18n,
      )`The seller has it. Claims about faults of the home then go to that company rather than to the seller.`,
    },
    sellerMissing: {
      title: sellers,
      text: t(
        i18n,
      )`The seller has not taken it. Claims about faults of the home go to the seller, who has to pay for them.`,
    },
    buyer: {
      title: t(i18n)`Buyer's insurance`,
      text: t(
        i18n,
      )`Help from a lawyer if you find faults of the home after the purchase. It is up to you; it is signed with the contract and does not pay for the fault itself.`,
    },
    landlord: {
      title: t(i18n)`If you let the home`,
      text: t(
        i18n,
      )`Lost rent and damage done by tenants need an insurance for landlords; those for people who live there do not cover it.`,
    },
  };
}
