import { verificationsApi } from "@hjem/api-client/endpoints/verifications";
import type { Verification } from "@hjem/domain/account/verification";
import { useEffect, useState } from "react";
import { usePage } from "../page/use-page.ts";
import { Verifications } from "./verifications.tsx";

/** What was verified of the private advertiser of a listing; where it cannot be loaded, nothing. */
export default function ListingVerificationsPart({ propertyId }: { propertyId: string }) {
  const { store } = usePage();
  const [shown, setShown] = useState<readonly Verification[]>([]);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const { getListingVerifications } = verificationsApi.endpoints;
      // Without a subscription an error is not reported: visitors miss nothing that they asked for.
      const { data = [] } = await store.dispatch(
        getListingVerifications.initiate(propertyId, { subscribe: false }),
      );
      if (isOpen) setShown(data);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, [store, propertyId]);
  return <Verifications verifications={shown} />;
}
