import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import { Ledger, LedgerColumns, LedgerRow, LedgerSum } from "./ledger.tsx";

const meta = {
  title: "Kit/Ledger",
  component: Ledger,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Amounts and areas as an account: label left, figure right, and a rule above the sum. The same block in a result, in the side column and on the page of a home. Never turn it into cards or tiles.

**Accessibility.** A description list: each label is read with its figure. Figures are aligned by tabular numerals, not by spaces, so they are read as plain amounts.
        `,
      },
    },
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a result: the price first. Narrow windows show two columns and leave out minor lines. */
export const InRow: Story = {
  args: {
    variant: "row",
    children: (
      <>
        <LedgerRow label="Prisantydning" isLead>
          4 350 000 kr
        </LedgerRow>
        <LedgerRow label="Fellesgjeld" isMinor>
          312 400 kr
        </LedgerRow>
        <LedgerRow label="Totalpris">4 672 040 kr</LedgerRow>
        <LedgerRow label="Felleskost." isMinor>
          4 120 kr/mnd.
        </LedgerRow>
        <LedgerRow label="Din månedskostnad" isMine>
          21 590 kr
        </LedgerRow>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: "22rem" }}>{Story()}</div>],
};

export const OnPage: Story = {
  args: {
    children: (
      <>
        <LedgerRow label="Prisantydning">6 490 000 kr</LedgerRow>
        <LedgerRow label="Dokumentavgift 2,5 %">162 250 kr</LedgerRow>
        <LedgerRow label="Tinglysing, skjøte og pant">1 090 kr</LedgerRow>
        <LedgerRow label="Fellesgjeld">Ingen</LedgerRow>
        <LedgerSum label="Totalpris">6 653 340 kr</LedgerSum>
      </>
    ),
  },
};

export const TwoColumns: Story = {
  args: { children: null },
  render: () => (
    <LedgerColumns>
      <Ledger>
        <LedgerRow label="Prisantydning">6 490 000 kr</LedgerRow>
        <LedgerRow label="Dokumentavgift 2,5 %">162 250 kr</LedgerRow>
        <LedgerRow label="Fellesgjeld">Ingen</LedgerRow>
        <LedgerSum label="Totalpris">6 653 340 kr</LedgerSum>
      </Ledger>
      <Ledger>
        <LedgerRow label="Lån, 5,4 % over 25 år">29 510 kr</LedgerRow>
        <LedgerRow label="Kommunale avgifter">1 490 kr</LedgerRow>
        <LedgerRow label="Eiendomsskatt">390 kr</LedgerRow>
        <LedgerSum label="Din månedskostnad">32 170 kr</LedgerSum>
      </Ledger>
    </LedgerColumns>
  ),
};

export const InAside: Story = {
  args: {
    variant: "aside",
    children: (
      <>
        <LedgerRow label="Prisantydning" isLead>
          6 490 000 kr
        </LedgerRow>
        <LedgerRow label="Totalpris">6 653 340 kr</LedgerRow>
        <LedgerRow label="Pris per m²">44 955 kr</LedgerRow>
        <LedgerRow label="Din månedskostnad" isMine>
          32 170 kr
        </LedgerRow>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className={layout.panel} style={{ maxWidth: "23rem" }}>
        {Story()}
      </div>
    ),
  ],
};
