import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoOslo } from "../../testing/demo-map.ts";
import { ListingMap } from "../listing-map.tsx";
import { MapRoute } from "./map-route.tsx";

const meta = {
  title: "Kit/Map/MapRoute",
  component: MapRoute,
  render: (route) => (
    <div style={{ height: 640 }}>
      <ListingMap
        label="Kart over boligen"
        view={{ center: { lat: 59.9285, lng: 10.756 }, zoom: 12 }}
        baseMapUrl="/base-map-no.json"
        markers={demoOslo.slice(0, 1)}
        onActivate={() => {}}
        isInPage
      >
        <MapRoute {...route} />
      </ListingMap>
    </div>
  ),
  args: {
    coordinates: [
      [10.746, 59.9185],
      [10.752, 59.929],
      [10.761, 59.938],
      [10.765, 59.949],
    ],
    label: "Nydalen",
    isEstimate: false,
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `
**Use.** The way from a home to a place that a visitor travels to, on the map of the home. Not for an area that can be reached: that is a circle of the map.

**Accessibility.** A picture that is hidden from screen readers: the page states the name, the time and the distance as text beside the map. An estimate is dashed as well as labelled, so that it is not told by colour.
        `,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nydalen", { ignore: "[data-large] *" })).toBeVisible();
  },
} satisfies Meta<typeof MapRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Road: Story = {};
export const Estimate: Story = {
  args: {
    coordinates: [
      [10.746, 59.9185],
      [10.765, 59.949],
    ],
    isEstimate: true,
  },
};
