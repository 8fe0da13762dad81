import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { DrawIcon } from "../../icon/tool-icons.ts";
import { demoMelbourne, demoMelbourneClusters } from "../../testing/demo-map.ts";
import { MapToolButton } from "../frame/map-tool-button.tsx";
import { ListingMap } from "../listing-map.tsx";
import { DrawPolygon, type DrawPolygonProps } from "./draw-polygon.tsx";

type Ring = readonly (readonly [lng: number, lat: number])[];

function Shown({ ring: firstRing, finishLabel }: Partial<DrawPolygonProps>) {
  const [isDrawing, setIsDrawing] = useState(true);
  const [ring, setRing] = useState<Ring | undefined>(firstRing);
  return (
    <div style={{ height: 759 }}>
      <ListingMap
        label="Map of 37 homes"
        view={{ center: { lat: -37.7705, lng: 144.9945 }, zoom: 14 }}
        baseMapUrl="/base-map-au.json"
        markers={demoMelbourne}
        clusters={demoMelbourneClusters}
        onActivate={() => {}}
        area={ring ? { ring } : null}
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
            ring={ring}
            finishLabel={finishLabel}
            onFinish={(finished) => {
              setRing(finished);
              setIsDrawing(false);
            }}
            onCancel={() => setIsDrawing(false)}
          />
        )}
      </ListingMap>
    </div>
  );
}

const meta = {
  title: "Kit/Map/DrawPolygon",
  component: DrawPolygon,
  render: (props) => <Shown {...props} />,
  args: { onFinish: () => {}, onCancel: () => {} },
  globals: { region: "au", language: "en" },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `
**Use.** Lets people draw their own search area on a map: press to place points and drag them, or use the panel alone. Use RadiusCircle for a distance around a point.

**Accessibility.** Everything works without dragging: the panel lists the points and has arrow buttons. Arrow keys move a point 100 m, with Shift 500 m; plus adds, Delete removes, Enter finishes and Escape cancels. Each step is announced in a status line, and a refused finish says why.
        `,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Draw area" })).toBeVisible();
  },
} satisfies Meta<typeof DrawPolygon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const FourPoints: Story = {
  args: {
    finishLabel: "Show 37 homes",
    ring: [
      [144.992, -37.759],
      [145.0134, -37.7603],
      [145.0121, -37.7825],
      [144.9932, -37.7849],
    ],
  },
};
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Finish" }));
    await expect(await canvas.findByText(/Add at least 3 points/)).toBeVisible();
  },
};
