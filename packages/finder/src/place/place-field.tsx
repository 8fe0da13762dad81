import { usePage } from "@hjem/storefront/page";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import { IconButton, IconLink } from "@hjem/ui/icon-button";
import { CloseIcon, SearchIcon } from "@hjem/ui/icons";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useRef, useState } from "react";
import { labelMessages } from "../labels/label-messages.ts";
import type { ChosenPlace } from "../labels/place-names.ts";
import type { PlaceSuggestionsProps } from "../suggestions/place-suggestions.tsx";
import styles from "./place-field.module.css";

/** Messages of the list below the place field, loaded with it. */
const suggestionMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("../suggestions/locales/en.po"),
    no: () => import("../suggestions/locales/no.po"),
  },
};

/** More places than this are counted. */
const NAMED = 3;

/** Props of `PlaceField`. */
export interface PlaceFieldProps extends Pick<
  PlaceSuggestionsProps,
  "scope" | "circle" | "onChoosePlace" | "onRemovePlace" | "onChooseWords" | "onUnderstand"
> {
  /** Places that the search is restricted to; empty means everywhere. */
  places: readonly ChosenPlace[];
  /** 44 px in the filter bar, 60 in the search of the home page. @default "m" */
  size?: "m" | "xl";
  /** Clears every place: a callback, or the URL without them. */
  clear: { onClear: () => void } | { href: string };
}

/**
 * The place field. A plain field that a form submits as `search`; on first focus the list of places is loaded and
 * rendered below it (D42). Selected places are its placeholder ("Northcote, Thornbury, Fitzroy +3"), are submitted as
 * `geoId`, and are listed when it opens.
 */
export function PlaceField({
  places,
  circle,
  scope,
  size = "m",
  onChoosePlace,
  onRemovePlace,
  onChooseWords,
  onUnderstand,
  clear,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<PlaceSuggestionsProps>>();
  const chosen = [...places.map(({ name }) => name), ...(circle ? [circle.label] : [])];
  const isChosen = chosen.length > 0;
  const more = chosen.length > NAMED ? ` +${chosen.length - NAMED}` : "";
  const names = chosen.join(", ");
  const upgrade = () => {
    // Without the list it remains a plain text field.
    Promise.all([
      import("../suggestions/place-suggestions.tsx"),
      page.loadMessages(suggestionMessages),
      page.loadMessages(labelMessages),
    ]).then(
      ([module]) => setSuggestions(() => module.PlaceSuggestions),
      () => undefined,
    );
  };
  const empty = () => {
    if (input.current) input.current.value = "";
  };
  const remove = {
    icon: CloseIcon,
    label: t`Remove all places`,
    size: "s",
    className: styles.clear,
  } as const;
  const clearHref =
    places.length === 0 && circle ? circle.clearHref : "href" in clear && clear.href;
  return (
    <div className={styles.place} data-chosen={isChosen || undefined}>
      <TextField
        ref={input}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label={
          isChosen ? t`Place, address or keyword. Selected: ${names}` : t`Place, address or keyword`
        }
        isLabelHidden
        placeholder={
          isChosen ? chosen.slice(0, NAMED).join(", ") + more : t`Place, address or keyword`
        }
        icon={SearchIcon}
        size={size}
        isChosen={isChosen}
        boxClassName={styles.box}
        onFocus={Suggestions ? undefined : upgrade}
      />
      {places.map(({ geoId }) => (
        <input key={geoId} type="hidden" name="geoId" value={geoId} />
      ))}
      {isChosen &&
        (clearHref ? (
          <IconLink {...remove} href={clearHref} keepsScroll />
        ) : (
          "onClear" in clear && <IconButton {...remove} onClick={clear.onClear} />
        ))}
      {Suggestions && (
        <Suggestions
          input={input}
          scope={scope}
          chosen={places}
          circle={circle}
          onTaken={empty}
          onChoosePlace={(place) => {
            empty();
            onChoosePlace(place);
          }}
          onRemovePlace={onRemovePlace}
          onUnderstand={onUnderstand}
          onChooseWords={(words) => {
            empty();
            onChooseWords(words);
          }}
        />
      )}
    </div>
  );
}
