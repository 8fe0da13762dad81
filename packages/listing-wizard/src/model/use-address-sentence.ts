import type { AddressRowField } from "@hjem/domain/place/address-rules";
import { useLingui } from "@lingui/react/macro";

/** The parts of an address, as they are typed. */
export interface StatedRow {
  postCode: string;
  suburb: string;
  region: string;
}

/** Says which part of an address does not fit the others. */
export function useAddressSentence(): (field: AddressRowField, stated: StatedRow) => string {
  const { t } = useLingui();
  return (field, { postCode, suburb, region }) => {
    const sentences: Record<AddressRowField, string> = {
      post_code: t`Postcode ${postCode} does not belong to ${suburb}`,
      suburb: t`${suburb} does not have postcode ${postCode}`,
      region: t`${suburb} with postcode ${postCode} is not in ${region}`,
    };
    return sentences[field];
  };
}
