import type { CommuteMode } from "@hjem/domain/travel/directions";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { useIsNearViewport } from "@hjem/storefront/use-is-near-viewport";
import "@hjem/ui/map-tokens.css";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import sheet from "../print/sheet.module.css";
import { Section } from "../section/section.tsx";
import type { PositionModel } from "./position-model.ts";
import styles from "./position.module.css";
import { Sun } from "./sun.tsx";

/** The map around a home, with its messages: loaded when it is about to be visible. */
const HomeMap = lazyComponent(() => import("./home-map.tsx"), {
  render: "client-only",
  messages: {
    catalogs: {
      en: () => import("@hjem/ui/map/locales/en.po"),
      no: () => import("@hjem/ui/map/locales/no.po"),
    },
  },
});

/** Travel times to the visitor's own places, with the messages of the field that finds them: loaded with the map. */
const Commute = lazyComponent(() => import("./commute/commute.tsx"), {
  render: "client-only",
  messages: {
    catalogs: {
      en: () => import("@hjem/finder/locales/en.po"),
      no: () => import("@hjem/finder/locales/no.po"),
    },
  },
});

function MapBox({ position }: { position: PositionModel }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(box);
  // One for the list and the map.
  const [mode, setMode] = useState<CommuteMode>("driving");
  const { address } = position;
  return (
    <>
      <div ref={box} className={styles.map} data-own-swipes>
        {isNear && <HomeMap {...position} label={t`Map of ${address}`} mode={mode} />}
      </div>
      {isNear && position.hasCommute && (
        <Commute
          home={{ lat: position.lat, lng: position.lng }}
          county={position.county}
          mode={mode}
          onModeChange={setMode}
        />
      )}
    </>
  );
}

/** Position of the home: map, nearest stops and sun path. */
export default function PositionSection(position: PositionModel) {
  const { stops, address, isApproximate } = position;
  return (
    <>
      <Section
        title={<Trans>Map and transport</Trans>}
        className={`${layout.block} ${sheet.offPaper}`}
        answers="map"
      >
        <div className={styles.place}>
          <p className={text.secondary}>
            {isApproximate ? (
              <Trans>Approximate location: {address}. The exact address is not given.</Trans>
            ) : (
              address
            )}
          </p>
          <MapBox position={position} />
        </div>
        {stops.length > 0 && (
          <div className={styles.place}>
            <h3 className={text.h3}>
              <Trans>Nearest stops</Trans>
            </h3>
            <Ledger>
              {stops.map(({ name, distance }) => (
                <LedgerRow key={name} label={name}>
                  {distance}
                </LedgerRow>
              ))}
            </Ledger>
            <p className={`${text.xsmall} ${text.muted}`}>
              <Trans>Straight-line distances. Walking distances are longer.</Trans>
            </p>
          </div>
        )}
      </Section>
      {position.hasSun && <Sun {...position} />}
    </>
  );
}
