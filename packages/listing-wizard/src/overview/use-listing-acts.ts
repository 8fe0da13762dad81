import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnListing } from "@hjem/domain/draft/draft";
import { focusPage } from "@hjem/storefront/focus-after-removal";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { tabOfField } from "../model/tab-order.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { wrongFieldsOf } from "../model/wrong-texts.ts";
import { useErrorText } from "./use-error-text.ts";

const {
  activateListing,
  deactivateListing,
  deleteDraft,
  duplicateDraft,
  publishDraft,
  relistListing,
  restoreDraft,
  undoClosing,
} = draftsApi.endpoints;

/** An act that is under way. */
export type ListingAct =
  | "publish"
  | "activate"
  | "deactivate"
  | "undo"
  | "relist"
  | "duplicate"
  | "delete";

/** How a call ended. */
interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

/** What can be done with one's own listing from the overview; each act says what happened and reads the list again. */
export function useListingActs({ id, title }: OwnListing, hrefAfterDeletion: string | null) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const [pending, setPending] = useState<ListingAct | null>(null);

  const fail = async (error: unknown) => {
    const code = isApiError(error) ? error.code : undefined;
    if (code === "payment_due") return navigate(wizardHref(id, { mode: "payment" }));
    if (code === "draft_incomplete") return navigate(wizardHref(id));
    return toasts.show({ tone: "error", message: errorText(error) });
  };
  /** Runs one act at a time; what it says afterwards is a function of the response. */
  const run = async <Data>(
    act: ListingAct,
    call: () => Promise<Outcome<Data>>,
    done: (data: Data | undefined) => void,
  ) => {
    if (pending) return;
    setPending(act);
    const { data, error } = await call();
    setPending(null);
    if (error !== undefined) {
      await fail(error);
      return;
    }
    done(data);
    await revalidate();
  };
  const say = (message: string) => () => void toasts.show({ message });

  const restore = async () => {
    const { error } = await store.dispatch(restoreDraft.initiate(id));
    if (error === undefined) await revalidate();
    else await fail(error);
  };
  const remove = () =>
    run(
      "delete",
      () => store.dispatch(deleteDraft.initiate(id)),
      () => {
        const name = title ?? t`The draft`;
        toasts.show({
          message: t`${name} is deleted`,
          action: { label: t`Undo`, run: () => void restore() },
        });
        if (hrefAfterDeletion !== null) void navigate(hrefAfterDeletion, { replace: true });
        focusPage();
      },
    );
  const undo = () =>
    run(
      "undo",
      () => store.dispatch(undoClosing.initiate(id)),
      say(t`The listing is active again`),
    );
  const deactivate = () =>
    run(
      "deactivate",
      () => store.dispatch(deactivateListing.initiate(id)),
      () => {
        toasts.show({
          message: t`The listing is no longer shown`,
          action: { label: t`Undo`, run: () => void undo() },
        });
      },
    );
  return {
    pending,
    undo,
    deactivate,
    publish: () => {
      // The API has the older value of a field whose text is on this device only.
      const [field] = wrongFieldsOf(id);
      if (field !== undefined) return navigate(wizardHref(id, { tab: tabOfField(field), field }));
      return run(
        "publish",
        () => store.dispatch(publishDraft.initiate(id)),
        (published) => {
          const isLive = published?.status === "live";
          toasts.show({
            message: isLive ? t`The listing is published` : t`The listing is sent in for review`,
          });
        },
      );
    },
    activate: () =>
      run(
        "activate",
        () => store.dispatch(activateListing.initiate(id)),
        say(t`The listing is active again`),
      ),
    relist: () =>
      run(
        "relist",
        () => store.dispatch(relistListing.initiate(id)),
        say(t`The listing is renewed`),
      ),
    duplicate: () =>
      run(
        "duplicate",
        () => store.dispatch(duplicateDraft.initiate(id)),
        say(t`A copy is saved as a draft`),
      ),
    remove,
  };
}
