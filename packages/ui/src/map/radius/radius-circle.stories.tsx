import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { demoOslo } from "../../testing/demo-map.ts";
import { ListingMap } from "../listing-map.tsx";
import { type MapCircle, RadiusCircle } from "./radius-circle.tsx";

function Shown() {
  const [circle, setCircle] = useState<MapCircle | null>(null);
  return (
    <div style={{ height: 640 }}>
      <ListingMap
        label="Kart over 6 boliger"
        view={{ center: { lat: 59.9185, lng: 10.746 }, zoom: 13 }}
        baseMapUrl="/base-map-no.json"
        markers={demoOslo}
        onActivate={() => {}}
        isDrawing
      >
        <RadiusCircle
          circle={circle}
          onChange={setCircle}
          onFinish={() => {}}
          onCancel={() => {}}
          finishLabel="Vis 6 boliger"
        />
      </ListingMap>
    </div>
  );
}

const meta = {
  title: "Kit/Map/RadiusCircle",
  component: RadiusCircle,
  render: () => <Shown />,
  args: { circle: null, onChange: () => {}, onFinish: () => {}, onCancel: () => {} },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `
**Use.** A search within a distance of a point on the map. Use DrawPolygon for any other shape.

**Accessibility.** The same panel and keys as for a drawn area: arrow buttons or arrow keys move the point, Enter finishes and Escape cancels. Steps are announced in a status line.
        `,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2 })).toBeVisible();
  },
} satisfies Meta<typeof RadiusCircle>;

export default meta;

export const Around: StoryObj<typeof meta> = {};
