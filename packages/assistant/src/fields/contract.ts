import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { ContractDetails } from "@hjem/domain/listing/listing-details";
import type { TermKey } from "@hjem/domain/terms";
import { type FieldContext, type FieldRow, type FieldRows, say, termOf } from "./field-row.ts";

type Flag = {
  [Name in keyof ContractDetails]-?: ContractDetails[Name] extends boolean | null ? Name : never;
}[keyof ContractDetails];
type Day = "availableFrom" | "availableTo" | "rentalFrom" | "rentalTo";

/** A field that is stated as yes or no. */
const flagRow = (name: Flag, label: TermKey): FieldRow => ({
  label,
  field: `contractDetails.${name}`,
  anchor: "facts",
  read: (context) => {
    const value = context.listing.contractDetails[name];
    return value === null ? null : say(context, value ? "value.yes" : "value.no");
  },
});

const readDay = (context: FieldContext, names: readonly Day[]): string | null => {
  const { contractDetails } = context.listing;
  const day = names.map((name) => contractDetails[name]).find((each) => each !== null);
  return day ? formatLongDay(context, day) : null;
};

/** Terms of ownership and lease. */
export const contractRows: FieldRows = {
  ownership: {
    label: "detail.ownership",
    field: "contractDetails.ownership",
    anchor: "facts",
    read: (context) => {
      const { ownership } = context.listing.contractDetails;
      return (ownership && termOf(context, `ownership.${ownership}`)) || null;
    },
  },
  condition: {
    label: "label.condition",
    field: "contractDetails.condition",
    anchor: "facts",
    read: (context) => termOf(context, `condition.${context.listing.contractDetails.condition}`),
  },
  furnished: {
    label: "label.furnished",
    field: "contractDetails.furnished",
    anchor: "facts",
    read: (context) => {
      const { furnished } = context.listing.contractDetails;
      return furnished && termOf(context, `furnished.${furnished}`);
    },
  },
  rentalFrom: {
    label: "label.takeover",
    rentalLabel: "label.availableFrom",
    field: "contractDetails.availableFrom",
    anchor: "facts",
    read: (context) => readDay(context, ["rentalFrom", "availableFrom"]),
  },
  rentalTo: {
    label: "date.rentalTo",
    field: "contractDetails.rentalTo",
    anchor: "facts",
    read: (context) => readDay(context, ["rentalTo", "availableTo"]),
  },
  includedInLease: {
    label: "detail.includedInLease",
    field: "contractDetails.includedInLease",
    anchor: "facts",
    read: ({ listing }) => listing.contractDetails.includedInLease || null,
  },
  isPetAllowed: flagRow("isPetAllowed", "detail.isPetAllowed"),
  isPartialRentalAllowed: flagRow("isPartialRentalAllowed", "detail.isPartialRentalAllowed"),
  isLandOwnedBySeller: flagRow("isLandOwnedBySeller", "detail.isLandOwnedBySeller"),
  hasSecurityOrder: flagRow("hasSecurityOrder", "detail.hasSecurityOrder"),
  hasSellerInsurance: flagRow("hasSellerInsurance", "detail.insurance"),
  yearOfFixedAgreement: {
    label: "detail.yearOfFixedAgreement",
    field: "contractDetails.yearOfFixedAgreement",
    anchor: "facts",
    read: ({ listing }) => listing.contractDetails.yearOfFixedAgreement?.toString() ?? null,
  },
  housingAssociation: {
    label: "detail.housingAssociation",
    field: "housingAssociation.name",
    anchor: "facts",
    read: ({ listing }) => {
      const { name, number } = listing.housingAssociation ?? { name: null, number: null };
      return name && number ? `${name} (${number})` : (name ?? number);
    },
  },
  housingAssociationShare: {
    label: "detail.housingAssociationShare",
    field: "housingAssociation.share",
    anchor: "facts",
    read: ({ listing }) => listing.housingAssociation?.share ?? null,
  },
  locationType: {
    label: "label.locationType",
    field: "contractDetails.locationType",
    anchor: "facts",
    read: (context) => {
      const { locationType } = context.listing.contractDetails;
      return locationType && termOf(context, `location.${locationType}`);
    },
  },
  elevation: {
    label: "detail.elevation",
    field: "contractDetails.elevation",
    anchor: "facts",
    read: (context) => {
      const { elevation } = context.listing.contractDetails;
      return elevation === null ? null : formatNumber(context, elevation);
    },
  },
};
