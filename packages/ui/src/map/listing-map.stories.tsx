import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { CardTitle } from "../card/card.tsx";
import { Picture } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import {
  demoMelbourne,
  demoMelbourneClusters,
  demoNorwayClusters,
  demoOslo,
} from "../testing/demo-map.ts";
import { demoPhotos } from "../testing/demo-photos.ts";
import { ListingMap, type ListingMapProps } from "./listing-map.tsx";
import { MapRow } from "./split/map-row.tsx";

function Shown(props: ListingMapProps) {
  const [activeId, setActiveId] = useState(props.activeId ?? null);
  return (
    <div style={{ height: 640 }}>
      <ListingMap {...props} activeId={activeId} onActivate={setActiveId} />
    </div>
  );
}

const meta = {
  title: "Kit/Map",
  component: ListingMap,
  render: (props) => <Shown {...props} />,
  args: {
    label: "Kart over 6 boliger",
    view: { center: { lat: 59.9185, lng: 10.746 }, zoom: 13 },
    baseMapUrl: "/base-map-no.json",
    markers: [],
    onActivate: () => {},
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `
**Use.** Homes on a map, always beside a list of the same homes. A pin is white when new, sunken with a tick when viewed, marked with a heart when saved and in the accent when active; dense pins become clusters. Not for a single address: the page of a home has its own map.

**Accessibility.** A region with the number of homes as its name. Arrow keys move the map, plus and minus zoom, Tab moves between homes and Enter opens one, as a hidden hint explains. Each pin is read with price, address and state. A link before the map leads to the list. Opened homes are a dialog that Escape closes.
        `,
      },
    },
  },
  // The map's code is loaded lazily: the page is ready when its first label is visible.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Zoom inn|Zoom in/ })).toBeVisible();
  },
} satisfies Meta<typeof ListingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const melbourne = {
  label: "Map of 37 homes",
  view: { center: { lat: -37.7705, lng: 144.9945 }, zoom: 14 },
  baseMapUrl: "/base-map-au.json",
};

export const Pins: Story = { args: { markers: demoOslo, activeId: "storgata" } };
export const PinsAndClusters: Story = {
  args: {
    ...melbourne,
    markers: demoMelbourne,
    clusters: demoMelbourneClusters,
    activeId: "clarke",
  },
  globals: { region: "au", language: "en" },
};
export const WholeCountry: Story = {
  args: { view: { center: { lat: 64.4, lng: 13.5 }, zoom: 5 }, clusters: demoNorwayClusters },
};
export const WholeContinent: Story = {
  args: { ...melbourne, view: { center: { lat: -28.2, lng: 134.1 }, zoom: 4 } },
  globals: { region: "au", language: "en" },
};
export const City: Story = {
  args: { view: { center: { lat: 59.9, lng: 10.6 }, zoom: 10 }, markers: demoOslo },
};
/** The homes of the selected pin; a page renders its own rows. */
export const OpenCard: Story = {
  args: {
    ...melbourne,
    markers: demoMelbourne,
    onOpen: () => {},
    preview: {
      ids: ["clarke"],
      label: "27 Clarke Street, Northcote",
      onClose: () => {},
      content: (
        <MapRow
          id="clarke"
          photo={<Picture source={demoPhotos.brick.source} alt="" sizes="152px" />}
          onActivate={() => {}}
        >
          <Price>$1,350,000 – $1,480,000</Price>
          <CardTitle href="#clarke">27 Clarke Street, Northcote VIC 3070</CardTitle>
        </MapRow>
      ),
    },
  },
  globals: { region: "au", language: "en" },
};
export const WithArea: Story = {
  args: {
    markers: demoOslo,
    area: {
      ring: [
        [10.72, 59.91],
        [10.78, 59.908],
        [10.775, 59.928],
        [10.73, 59.93],
      ],
    },
  },
};
export const WithCircle: Story = {
  args: { markers: demoOslo, area: { center: { lat: 59.9185, lng: 10.746 }, metres: 1000 } },
};
export const TilesUnreachable: Story = {
  args: {
    markers: demoOslo,
    tiles: {
      url: "/no-such-tile/{z}/{x}/{y}.png",
      attribution: { text: "© Kartverket", href: "https://www.kartverket.no/" },
      maxZoom: 18,
    },
  },
};
