import { SaveSearch, type SaveSearchProps } from "@hjem/saved/save-search";
import styles from "@hjem/saved/save-search.module.css";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { Button } from "@hjem/ui/button";
import { BellIcon } from "@hjem/ui/detail-icons";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useActionData } from "react-router";
import type { ListModel } from "../model/list-model.ts";

/** Action data of the page: its search is to be saved. */
export type PressedPage = true;

/** Props of `SaveThisSearch`. */
export interface SaveThisSearchProps extends Pick<SaveSearchProps, "mapView"> {
  model: Pick<ListModel, "request">;
}

/**
 * Saves the search of the page; the search in words is proposed as its name. A visitor fetches the code with the first
 * press, a signed-in person at once, to see whether the search is saved already (D42).
 */
export default function SaveThisSearch({ model: { request }, mapView }: SaveThisSearchProps) {
  const page = usePage();
  const { kind } = useSession();
  const [isPressed, setPressed] = useState(useActionData<PressedPage>() === true);
  // Before hydration it is sent to the page, which goes on with it.
  const button = (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
      }}
    >
      <Button
        type="submit"
        icon={BellIcon}
        className={styles.button}
        aria-haspopup="dialog"
        isBusy={isPressed}
        onPointerEnter={() => void SaveSearch.prepare(page)}
      >
        <Trans>Save search</Trans>
      </Button>
    </form>
  );
  if (kind === "unknown" || (kind === "visitor" && !isPressed)) return button;
  return (
    <SaveSearch
      request={request}
      mapView={mapView}
      isPressed={isPressed}
      fallback={button}
      proposeName={async () => {
        const { proposeSearchName } = await import("../search-name/propose-search-name.ts");
        return proposeSearchName(page, request);
      }}
    />
  );
}
