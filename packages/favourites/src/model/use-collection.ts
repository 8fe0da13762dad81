import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection } from "@hjem/domain/saved/collection";
import { useSession } from "@hjem/storefront/session";
import { useLoaderData } from "react-router";

/** The collection of the URL as it changes, from the loader of its page. */
export function useCollection(): Collection {
  const loaded = useLoaderData<Collection>();
  const { data } = collectionsApi.useGetCollectionQuery(loaded.id);
  return data ?? loaded;
}

/** Id of the signed-in person; an empty string for a moment after a sign-in. */
export const useOwnId = (): string => useSession().person?.userId ?? "";
