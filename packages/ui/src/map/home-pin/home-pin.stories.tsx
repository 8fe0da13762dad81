import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListingMap } from "../listing-map.tsx";
import { HomePin } from "./home-pin.tsx";

const baseMap = { attribution: "Test land", land: [], borders: [], areaLines: [], places: [] };

export default {
  title: "Kit/Map/HomePin",
  component: HomePin,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The place of one home, which its owner puts right: on the location tab of a draft. Homes of a search are markers of \`ListingMap\`.

**Accessibility.** A button named after the home. Arrow keys move it ten metres, with Shift a hundred; each move is announced with the nearest place and the direction from it. A click on the map does what dragging does.
        `,
      },
    },
  },
  args: { at: { lat: 59.92, lng: 10.76 }, label: "Pin of Storgata 12", onMove: () => {} },
  render: (args) => (
    <div style={{ height: 360 }}>
      <ListingMap
        label="Map"
        view={{ center: { lat: 59.92, lng: 10.76 }, zoom: 13 }}
        baseMapUrl={`data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`}
        markers={[]}
        onActivate={() => {}}
      >
        <HomePin {...args} />
      </ListingMap>
    </div>
  ),
} satisfies Meta<typeof HomePin>;

export const Placed: StoryObj<typeof HomePin> = {};
export const NotPlaced: StoryObj<typeof HomePin> = { args: { at: null } };
