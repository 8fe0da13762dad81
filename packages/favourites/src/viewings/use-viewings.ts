import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { PAGE_SIZE_MAX } from "@hjem/domain/limits";
import { viewingDay } from "@hjem/domain/listing/viewing-date";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import type { PlannedViewing } from "@hjem/domain/saved/decision";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { awaitReload } from "../model/await-reload.ts";
import type { Assignment } from "./solve-clash.ts";

const { listSavedHomes } = collectionsApi.endpoints;

/** Homes of a collection that have viewings, and who goes; null until they have loaded. */
export interface Viewings {
  homes: readonly SavedHome[] | null;
  planned: readonly PlannedViewing[];
  /** Requests them again after a failure; null while there is none. */
  retry: (() => void) | null;
  /** Shown at once; undone with a message that offers to try again where it fails (D9). */
  assign: (changes: readonly Assignment[]) => void;
}

const planOf = ({ stop, userIds }: Assignment): PlannedViewing => ({
  propertyId: stop.home.propertyId,
  day: viewingDay(stop.viewing),
  timeFrom: stop.viewing.timeFrom,
  userIds: [...userIds],
});

const isSame = (one: PlannedViewing, other: PlannedViewing): boolean =>
  one.propertyId === other.propertyId && one.day === other.day && one.timeFrom === other.timeFrom;

/** All homes of the collection that have viewings: a page of them, and the further pages one after another. */
function useHomes(collectionId: string) {
  const { store } = usePage();
  const [further, setFurther] = useState<readonly SavedHome[]>([]);
  const query = { size: PAGE_SIZE_MAX, viewings: true };
  const { data, isError, refetch } = collectionsApi.useListSavedHomesQuery({ collectionId, query });
  useEffect(() => {
    if (!data) return undefined;
    let isGone = false;
    const loadFrom = async (page: number, found: readonly SavedHome[]): Promise<void> => {
      if (page > data.pagination.lastPage) {
        setFurther(found);
        return;
      }
      const next = await store.dispatch(
        listSavedHomes.initiate(
          { collectionId, query: { size: PAGE_SIZE_MAX, viewings: true, page } },
          { subscribe: false, forceRefetch: true },
        ),
      );
      if (!isGone) await loadFrom(page + 1, [...found, ...(next.data?.data ?? [])]);
    };
    void loadFrom(2, []);
    return () => {
      isGone = true;
    };
  }, [store, collectionId, data]);
  return { homes: data ? [...data.data, ...further] : null, isError, refetch };
}

/** Viewings of the homes of a collection, and the plan of its persons. */
export function useViewings({ id }: Collection): Viewings {
  const { store } = usePage();
  const { t } = useLingui();
  const { homes, isError, refetch } = useHomes(id);
  const plans = decisionsApi.useListPlannedViewingsQuery(id);
  const [pending, setPending] = useState<readonly PlannedViewing[]>([]);

  const send = async (plan: PlannedViewing): Promise<void> => {
    setPending((before) => [...before, plan]);
    const { error } = await store.dispatch(
      decisionsApi.endpoints.planViewing.initiate(
        { collectionId: id, body: plan },
        { track: false },
      ),
    );
    if (error === undefined) await awaitReload(store);
    setPending((before) => before.filter((each) => each !== plan));
    if (error === undefined) return;
    const { message = t`Your choice was not saved.` } = isApiError(error) ? error : {};
    toasts.show({
      message,
      tone: "error",
      action: { label: t`Try again`, run: () => void send(plan) },
    });
  };

  const stored = plans.data ?? [];
  return {
    homes: plans.data ? homes : null,
    planned: [
      ...stored.filter((plan) => !pending.some((each) => isSame(each, plan))),
      // The last press counts.
      ...pending.filter(
        (plan, index) => !pending.slice(index + 1).some((each) => isSame(each, plan)),
      ),
    ],
    retry:
      isError || plans.isError
        ? () => {
            void refetch();
            void plans.refetch();
          }
        : null,
    assign: (changes) => {
      for (const change of changes) void send(planOf(change));
    },
  };
}
