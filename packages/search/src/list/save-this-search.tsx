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

/** A press on the button: sent, or made and not yet carried out, or carried out. */
type Press = "none" | "pressed" | "taken";

/**
 * Saves the search of the page; the search in words is proposed as its name. A visitor fetches the code with the first
 * press, a signed-in person at once, to see whether the search is saved already (D42). The button is one and the same
 * element from the server's HTML on, whatever arrives while a finger is on it.
 */
export default function SaveThisSearch({ model: { request }, mapView }: SaveThisSearchProps) {
  const page = usePage();
  const { kind } = useSession();
  const isSent = useActionData<PressedPage>() === true;
  const [press, setPress] = useState<Press>(isSent ? "pressed" : "none");
  const [isSaved, setSaved] = useState(false);
  const isPressed = press === "pressed";
  return (
    <>
      {!isSaved && (
        // Before hydration it is sent to the page, which goes on with it.
        <form
          method="post"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            setPress("pressed");
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
      )}
      {(kind === "person" || press !== "none") && (
        <SaveSearch
          request={request}
          mapView={mapView}
          isPressed={isPressed}
          onTaken={() => setPress("taken")}
          onSaved={setSaved}
          proposeName={async (saved) => {
            const { proposeSearchName } = await import("../search-name/propose-search-name.ts");
            return proposeSearchName(page, saved);
          }}
        />
      )}
    </>
  );
}
