import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import "../theme/agency.css";
import { agencyStyle } from "../theme/agency-accent.ts";
import layout from "./layout.module.css";
import text from "./text.module.css";

function TypeRoles() {
  return (
    <div className={layout.stack}>
      <p className={text.display}>Finn din neste bolig</p>
      <h1>Innholdsrik enebolig med solrik hage</h1>
      <h2>Hva det koster</h2>
      <h3>Min økonomi</h3>
      <p className={text.lead}>Se hvor mange flere treff hver endring gir.</p>
      <p>
        Huset ble drenert i 2014.{" "}
        <a className={text.link} href="#more">
          Les hele beskrivelsen
        </a>
      </p>
      <p className={`${text.small} ${text.secondary}`}>Nardovegen 12, 7032 Trondheim</p>
      <p className={`${text.xsmall} ${text.muted}`}>3 dager på Hjem · endret i går</p>
    </div>
  );
}

const meta = {
  title: "Kit/Foundations",
  component: TypeRoles,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Text roles, panels and the accent of an agency. Choose a text style by its role and a panel by its tone; use tokens by meaning and never a colour or a distance of your own.

**Accessibility.** Headings are real headings, one level 1 per page. Text colours have at least 4.5:1 on every surface; only disabled text has less. An agency colour is changed until it has the same contrast before it is used.
        `,
      },
    },
  },
} satisfies Meta<typeof TypeRoles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {};
export const Panels: Story = {
  render: () => (
    <div className={layout.stack}>
      <div className={layout.panel}>Flate</div>
      <div className={layout.panel} data-tone="quiet">
        Rolig
      </div>
      <div className={layout.panel} data-tone="accent">
        Aksent
      </div>
    </div>
  ),
};

/**
 * An agency's colour takes the place of the accent, made readable first; one without a colour is
 * teal.
 */
export const Agency: Story = {
  render: () => (
    <div className={layout.stack}>
      {["#6d2e6b", "#ffd400", undefined].map((color) => (
        <div key={color ?? "none"} data-agency style={agencyStyle(color)} className={layout.row}>
          <Button variant="primary">Kontakt megler</Button>
          <Button variant="ghost">Se alle boliger</Button>
        </div>
      ))}
    </div>
  ),
};
