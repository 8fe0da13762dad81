import type { PlaceScope } from "@hjem/api-client/endpoints/places";
import { IconButton, IconLink } from "@hjem/ui/icon-button";
import { CloseIcon, SearchIcon } from "@hjem/ui/icons";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useRef, useState } from "react";
import styles from "./place-field.module.css";
import type { PlaceSuggestionsProps } from "./place-suggestions.tsx";

/** A place that somebody has chosen. */
export interface ChosenPlace {
  geoId: string;
  name: string;
}

/** Props of `PlaceField`. */
export interface PlaceFieldProps {
  /** Places that the search is limited to; none means everywhere. */
  places: readonly ChosenPlace[];
  /** Kind of listing for which places are counted. */
  scope: PlaceScope;
  /** 44 px in the filter bar, 60 in the search of the home page. @default "m" */
  size?: "m" | "xl";
  onChoosePlace: (place: ChosenPlace) => void;
  /** The typed words shall be looked for in the listings themselves. */
  onChooseWords: (words: string) => void;
  /** Gives up every place: an act, or an address that has none. */
  clear: { onClear: () => void } | { href: string };
}

/**
 * Where to look. A plain field that a form sends as `search`; on its first focus the list of places is fetched and hangs
 * itself under it (D42). Chosen places stand in the field as its resting words and travel as `geoId`.
 */
export function PlaceField({
  places,
  scope,
  size = "m",
  onChoosePlace,
  onChooseWords,
  clear,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<PlaceSuggestionsProps>>();
  const hasPlaces = places.length > 0;
  const names = places.map(({ name }) => name).join(", ");
  const upgrade = () => {
    // Without the list the field stays what it was: words that the form sends.
    import("./place-suggestions.tsx").then(
      (module) => setSuggestions(() => module.PlaceSuggestions),
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
  return (
    <div className={styles.place} data-chosen={hasPlaces || undefined}>
      <TextField
        ref={input}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label={hasPlaces ? t`Place, address or word. Chosen: ${names}` : t`Place, address or word`}
        isLabelHidden
        placeholder={hasPlaces ? names : t`Place, address or word`}
        icon={SearchIcon}
        size={size}
        isChosen={hasPlaces}
        boxClassName={styles.box}
        onFocus={Suggestions ? undefined : upgrade}
      />
      {places.map(({ geoId }) => (
        <input key={geoId} type="hidden" name="geoId" value={geoId} />
      ))}
      {hasPlaces &&
        ("href" in clear ? (
          <IconLink {...remove} href={clear.href} keepsScroll />
        ) : (
          <IconButton {...remove} onClick={clear.onClear} />
        ))}
      {Suggestions && (
        <Suggestions
          input={input}
          scope={scope}
          chosen={places}
          onChoosePlace={(place) => {
            empty();
            onChoosePlace(place);
          }}
          onChooseWords={(words) => {
            empty();
            onChooseWords(words);
          }}
        />
      )}
    </div>
  );
}
