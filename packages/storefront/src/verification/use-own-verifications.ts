import { verificationsApi } from "@hjem/api-client/endpoints/verifications";
import type { OwnVerifications } from "@hjem/domain/account/verification";
import { useEffect, useState } from "react";
import { usePage } from "../page/use-page.ts";

/**
 * What is verified of the signed-in person, as the API knows it when the component is mounted; null until then, and where
 * it cannot be loaded. The second value replaces it by the response of a confirmed code.
 */
export function useOwnVerifications(): [OwnVerifications | null, (own: OwnVerifications) => void] {
  const { store } = usePage();
  const [own, setOwn] = useState<OwnVerifications | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const { getOwnVerifications } = verificationsApi.endpoints;
      const { data } = await store.dispatch(
        getOwnVerifications.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      if (isOpen && data) setOwn(data);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, [store]);
  return [own, setOwn];
}
