import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../button/button.tsx";
import { CardTitle } from "../../card/card.tsx";
import { Fact, Facts, When } from "../../facts/facts.tsx";
import { BathIcon, BedIcon, CarIcon } from "../../icon/result-icons.ts";
import { CalendarIcon } from "../../icon/subject-icons.ts";
import { SortIcon, DrawIcon } from "../../icon/tool-icons.ts";
import { Picture } from "../../picture/picture.tsx";
import { Price } from "../../price/price.tsx";
import { demoMelbourne, demoMelbourneClusters } from "../../testing/demo-map.ts";
import { demoPhotos } from "../../testing/demo-photos.ts";
import { DrawPolygon } from "../draw/draw-polygon.tsx";
import { MapToolButton } from "../frame/map-tool-button.tsx";
import { ListingMap } from "../listing-map.tsx";
import { MapRow } from "./map-row.tsx";
import { SearchAsIMove, SearchThisArea } from "./search-as-i-move.tsx";
import { SplitView } from "./split-view.tsx";

const photos = [demoPhotos.brick, demoPhotos.living, demoPhotos.red];

function Shown({ startsDrawing = false }: { startsDrawing?: boolean }) {
  const [activeId, setActiveId] = useState<string | null>("clarke");
  const [isFollowing, setIsFollowing] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  const [isDrawing, setIsDrawing] = useState(startsDrawing);
  const count = demoMelbourne.length;
  return (
    <SplitView
      listId="results"
      isSheetHidden={isDrawing}
      heading={<h2>{count} homes on the map</h2>}
      tools={
        <>
          <SearchAsIMove isOn={isFollowing} onChange={setIsFollowing} />
          <Button variant="ghost" size="s" icon={SortIcon}>
            Most relevant
          </Button>
        </>
      }
      list={demoMelbourne.map(({ id, label, accessibleName, href }, at) => (
        <MapRow
          key={id}
          id={id}
          isActive={id === activeId}
          onActivate={setActiveId}
          photo={
            <Picture
              source={(photos[at % photos.length] ?? demoPhotos.red).source}
              alt=""
              sizes="152px"
            />
          }
        >
          <Price>{label}</Price>
          <CardTitle href={href ?? ""}>{accessibleName} VIC 3070</CardTitle>
          <Facts>
            <Fact icon={BedIcon} label="3 bedrooms">
              3
            </Fact>
            <Fact icon={BathIcon} label="2 bathrooms">
              2
            </Fact>
            <Fact icon={CarIcon} label="1 car space">
              1
            </Fact>
            <Fact>318 m²</Fact>
          </Facts>
          <When icon={CalendarIcon}>Open Sat 5 Dec, 11:00 am – 11:30 am</When>
        </MapRow>
      ))}
      map={
        <>
          <ListingMap
            label={`Map of ${count} homes`}
            listId="results"
            view={{ center: { lat: -37.7705, lng: 144.9945 }, zoom: 14 }}
            baseMapUrl="/base-map-au.json"
            markers={demoMelbourne}
            clusters={demoMelbourneClusters}
            activeId={activeId}
            onActivate={setActiveId}
            onViewChange={() => setIsMoved(true)}
            isDrawing={isDrawing}
            tools={
              <MapToolButton
                icon={DrawIcon}
                label="Draw area"
                isOn={isDrawing}
                onClick={() => setIsDrawing(!isDrawing)}
              />
            }
          >
            {isDrawing && (
              <DrawPolygon
                ring={[
                  [144.992, -37.759],
                  [145.0134, -37.7603],
                  [145.0121, -37.7825],
                  [144.9932, -37.7849],
                ]}
                finishLabel="Show 37 homes"
                onFinish={() => setIsDrawing(false)}
                onCancel={() => setIsDrawing(false)}
              />
            )}
          </ListingMap>
          {isMoved && !isFollowing && <SearchThisArea onSearch={() => setIsMoved(false)} />}
        </>
      }
    />
  );
}

const meta = {
  title: "Kit/Map/SplitView",
  component: SplitView,
  render: () => <Shown />,
  args: { listId: "results", heading: null, list: null, map: null },
  globals: { region: "au", language: "en" },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `
**Use.** A list and its map: side by side from 1024 px, and a sheet over the map below that. It fills the window; use it once on a page.

**Accessibility.** The sheet needs no dragging: its buttons are named by what they do, such as “Show the whole list”, and it rises when the focus moves into it. The browser's Back lowers it. The heading with the count is announced when it changes; “Search as I move the map” is a switch.
        `,
      },
    },
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListAndMap: Story = {};
export const Drawing: Story = { render: () => <Shown startsDrawing /> };
