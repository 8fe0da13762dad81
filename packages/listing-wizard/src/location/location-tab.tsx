import { addressesApi } from "@hjem/api-client/endpoints/addresses";
import type { Point } from "@hjem/domain/distance";
import type { DraftPatch } from "@hjem/domain/draft/draft";
import type { DraftLocation } from "@hjem/domain/draft/draft-detail";
import type { AddressRow, AddressSuggestion } from "@hjem/domain/place/address";
import type { AddressRowField } from "@hjem/domain/place/address-rules";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { reportLookup } from "../model/pending-lookups.ts";
import type { TabProps } from "../model/tab-props.ts";
import { useAddressFault } from "../model/use-address-fault.ts";
import { useAddressSentence } from "../model/use-address-sentence.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWrongText } from "../model/wrong-texts.ts";
import { AddressField } from "./address-field.tsx";
import type { HomeMapView } from "./home-map.tsx";
import styles from "./location.module.css";
import { NearQuestion } from "./near-question.tsx";
import { RowOffers } from "./row-offers.tsx";

/** The map with its messages. */
const HomeMap = lazyComponent(() => import("./home-map.tsx"), {
  render: "client-only",
  messages: {
    catalogs: {
      en: () => import("@hjem/ui/map/locales/en.po"),
      no: () => import("@hjem/ui/map/locales/no.po"),
    },
  },
});

/** Detailed tiles show houses; the built-in map has coasts and places only. */
const ZOOM = { tiles: 16, builtIn: 12 } as const;
const POST_CODE_LENGTH = 4;

/** What a chosen address fills in; a place without streets keeps what was typed. */
const patchOf = (address: AddressSuggestion, typed: DraftLocation): DraftPatch => ({
  location: {
    street: address.street ?? null,
    suburb: address.suburb,
    region: address.region || typed.region || null,
    postCode: address.postCode ?? typed.postCode ?? null,
    coordinates: address.coordinates,
    mapSuggest: address.label,
  },
  ...(address.landRegistry && { propertyDetail: { landRegistry: address.landRegistry } }),
});

/** Whether the pin was put by the page in the middle of a street or place, and not yet moved. */
type PinState = "exact" | "rough";

/** The third tab: address, place and pin of the home (LIST-006, LIST-041). */
export default function LocationTab({ draft, change }: TabProps) {
  const { t } = useLingui();
  const { region, tiles, store } = usePage();
  const labelOf = useFieldLabel();
  const { location } = draft;
  const { street, suburb, postCode, coordinates = null } = location;
  const wrongCode = useWrongText(fieldId("location.post_code"));
  const [typedCode, setTypedCode] = useState(wrongCode.read);
  const [isCodeWrong, setCodeWrong] = useState(typedCode !== null);
  const [pin, setPin] = useState<PinState>("exact");
  const zoom = tiles ? ZOOM.tiles : ZOOM.builtIn;
  const [view, setView] = useState<HomeMapView>(
    coordinates ? { center: coordinates, zoom } : region.map,
  );
  const isFixed = draft.propertyId !== null;
  const states = Object.keys(region.timeZones.byState).toSorted();
  const fault = useAddressFault(draft)(location);
  const sentenceOf = useAddressSentence();
  const stated = { postCode: postCode ?? "", suburb: suburb ?? "", region: location.region ?? "" };
  const errorOf = (field: AddressRowField) =>
    fault?.field === field ? `${sentenceOf(field, stated)}.` : undefined;
  const changeLocation = (patch: DraftLocation) => change({ location: patch });

  /** The postcode and place that the pin was put by; null for a pin that was put by hand or by an address. */
  const pinnedBy = useRef<string | null>(null);
  const choose = (address: AddressSuggestion) => {
    pinnedBy.current = null;
    setTypedCode(null);
    wrongCode.keep(null);
    setPin(address.isExact ? "exact" : "rough");
    setView({ center: address.coordinates, zoom });
    change(patchOf(address, location));
  };
  const move = (point: Point) => {
    pinnedBy.current = null;
    setPin("exact");
    changeLocation({ coordinates: point, mapSuggest: null });
  };
  /** Without a suggestion the pin starts in the middle of the place that is named, and follows it until it is moved. */
  const findPlace = async ({ postCode: code, suburb: place }: DraftLocation = location) => {
    if (!code || !place) return;
    const named = `${code} ${place}`;
    const before = pinnedBy.current;
    if (before === named || (coordinates && before === null)) return;
    pinnedBy.current = named;
    const request = store.dispatch(addressesApi.endpoints.findAddresses.initiate(named));
    const { data } = await request;
    request.unsubscribe();
    // The pin was moved meanwhile, an address was chosen, or another place was entered.
    if (pinnedBy.current !== named) return;
    const [found] = data?.data ?? [];
    if (!found) {
      pinnedBy.current = before;
      return;
    }
    setPin("rough");
    setView({ center: found.coordinates, zoom });
    changeLocation({ coordinates: found.coordinates });
  };
  const chooseRow = (row: AddressRow) => {
    setTypedCode(null);
    wrongCode.keep(null);
    changeLocation({ ...row, mapSuggest: null });
    reportLookup(findPlace(row));
  };
  const typeCode = (typed: string) => {
    const code = typed.replaceAll(/\D/g, "").slice(0, POST_CODE_LENGTH);
    const isWhole = code.length === POST_CODE_LENGTH;
    setTypedCode(isWhole ? null : code);
    wrongCode.keep(isWhole || code === "" ? null : code);
    setCodeWrong(false);
    changeLocation({ postCode: isWhole ? code : null });
  };
  const state = {
    id: fieldId("location.region"),
    label: labelOf("location.region"),
    value: location.region ?? "",
    disabled: isFixed,
    error: errorOf("region"),
  };

  return (
    <div className={styles.tab}>
      <div className={layout.stack}>
        {isFixed && (
          <p className={text.secondary}>
            <Trans>The address cannot be changed once the listing has been published.</Trans>
          </p>
        )}
        <AddressField
          id={fieldId("location.street")}
          value={street ?? ""}
          isDisabled={isFixed}
          onType={(typed) => changeLocation({ street: typed || null, mapSuggest: null })}
          onChoose={choose}
        />
        <div className={styles.place}>
          <TextField
            id={fieldId("location.post_code")}
            label={labelOf("location.post_code")}
            inputMode="numeric"
            autoComplete="postal-code"
            value={typedCode ?? postCode ?? ""}
            disabled={isFixed}
            error={isCodeWrong ? t`A postcode has four digits.` : errorOf("post_code")}
            onChange={(event) => typeCode(event.target.value)}
            onBlur={() => {
              setCodeWrong(Boolean(typedCode));
              reportLookup(findPlace());
            }}
          />
          <TextField
            id={fieldId("location.suburb")}
            label={labelOf("location.suburb")}
            autoComplete="address-level2"
            maxLength={80}
            value={suburb ?? ""}
            disabled={isFixed}
            error={errorOf("suburb")}
            onChange={(event) => changeLocation({ suburb: event.target.value || null })}
            onBlur={() => reportLookup(findPlace())}
          />
          {states.length > 0 ? (
            <Select
              {...state}
              onChange={(event) => changeLocation({ region: event.target.value || null })}
            >
              <option value="">{t`Choose`}</option>
              {states.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </Select>
          ) : (
            <TextField
              {...state}
              isOptional
              maxLength={60}
              autoComplete="address-level1"
              onChange={(event) => changeLocation({ region: event.target.value || null })}
            />
          )}
        </div>
        <RowOffers fault={fault} onChoose={chooseRow} />
        <TextField
          id={fieldId("location.sub_locality_nickname")}
          label={labelOf("location.sub_locality_nickname")}
          hint={t`What neighbours call it, if it is not part of the address.`}
          isOptional
          maxLength={200}
          value={location.subLocalityNickname ?? ""}
          onChange={(event) => changeLocation({ subLocalityNickname: event.target.value || null })}
        />
      </div>
      <section className={layout.stackSmall} id={fieldId("location.coordinates")} tabIndex={-1}>
        <h2 className={text.h3}>{labelOf("location.coordinates")}</h2>
        <p className={text.secondary} role="status">
          {coordinates === null ? (
            <Trans>Choose an address, or press where the home is.</Trans>
          ) : pin === "rough" ? (
            <Trans>The pin shows the street or place only. Move it to the home.</Trans>
          ) : (
            <Trans>Drag the pin to the home, or move it with the arrow keys.</Trans>
          )}
        </p>
        <div className={styles.map}>
          <HomeMap
            label={t`Map of the home's location`}
            pinLabel={street ? t`Pin of ${street}` : t`Pin of the home`}
            at={coordinates}
            view={view}
            onMove={move}
          />
        </div>
        <NearQuestion
          location={location}
          onChangeAddress={() => document.getElementById(fieldId("location.street"))?.focus()}
        />
      </section>
    </div>
  );
}
