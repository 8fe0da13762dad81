import type { Meta, StoryObj } from "@storybook/react-vite";
import { EnergySquare } from "../energy/energy-square.tsx";
import { BathIcon, BedIcon, CarIcon } from "../icon/result-icons.ts";
import { CalendarIcon } from "../icon/subject-icons.ts";
import { Fact, Facts, When } from "./facts.tsx";
import { KeyFact, KeyFacts } from "./key-facts.tsx";

const meta = {
  title: "Kit/Facts",
  component: Facts,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Short facts about a home in one line: words in Norway, icons with figures in Australia. \`When\` is for the next viewing or auction, \`KeyFacts\` for the table of facts on the page of a home. Leave out what is unknown.

**Accessibility.** A list. A fact with an icon has a \`label\` with the whole fact, for example “3 bedrooms”, which is read in place of the figure. KeyFacts is a description list of terms and values.
        `,
      },
    },
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: {
    children: (
      <>
        <Fact>148 m² BRA-i</Fact>
        <Fact>4 soverom</Fact>
        <Fact>2 etasjer</Fact>
        <Fact>1956</Fact>
        <Fact>
          <EnergySquare grade="D" />
        </Fact>
      </>
    ),
  },
};

export const Icons: Story = {
  globals: { region: "au", language: "en" },
  args: {
    children: (
      <>
        <Fact icon={BedIcon} label="3 bedrooms">
          3
        </Fact>
        <Fact icon={BathIcon} label="1 bathroom">
          1
        </Fact>
        <Fact icon={CarIcon} label="1 car space">
          1
        </Fact>
        <Fact>318 m²</Fact>
      </>
    ),
  },
};

export const NextViewing: Story = {
  args: { children: null },
  render: () => <When icon={CalendarIcon}>Visning tor. 3. des. kl. 17:00–17:45</When>,
};

export const Key: Story = {
  args: { children: null },
  render: () => (
    <KeyFacts>
      <KeyFact label="Boligtype">Enebolig</KeyFact>
      <KeyFact label="Eieform">Eier (selveier)</KeyFact>
      <KeyFact label="BRA-i">148 m²</KeyFact>
      <KeyFact label="Soverom">4</KeyFact>
      <KeyFact label="Rom">7</KeyFact>
      <KeyFact label="Byggeår">1956</KeyFact>
      <KeyFact label="Tomt">742 m² eiet</KeyFact>
      <KeyFact label="Energi">D</KeyFact>
    </KeyFacts>
  ),
};
