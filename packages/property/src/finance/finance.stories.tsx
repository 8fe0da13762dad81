import type { Offer } from "@hjem/domain/offers/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import Insurance from "./insurance.tsx";
import Loan from "./loan.tsx";

const offer = (kind: Offer["kind"], yearlyRate: number | null): Offer => ({
  id: kind,
  kind,
  provider: "Eksempel 1",
  title: kind === "mortgage" ? "Boliglån med flytende rente" : "Hus og innbo samlet",
  text: "Dette er et eksempel.",
  yearlyRate,
  url: "https://example.com/",
  isExample: true,
});

const meta = {
  title: "Property/Finance",
  component: Loan,
  args: {
    account: {
      source: {
        price: 5_000_000,
        purchaseCosts: 126_000,
        sharedCost: null,
        sharedCostPeriod: "month",
        annualMunicipalityFees: null,
        annualPropertyTax: null,
        groundRent: null,
      },
      sharedCostLabel: "Felleskostnader",
      debtNote: "",
      isLowest: false,
      assumed: { equity: 1_281_500, yearlyRate: 5.4, years: 25 },
      view: { lines: [], total: { label: "", value: "" }, note: "" },
    },
    offers: [offer("mortgage", 5.25)],
  },
  parameters: {
    storefront: { path: "/property/001204/3f7q9z2k1m/mortgage" },
    docs: {
      description: {
        component: `
**Use.** The loan and the insurance tab of a home: a calculation with its formula, and what to insure. Offers of others are set apart and name their provider. Not advice.

**Accessibility.** A form with labelled fields and errors beside them; the result is a live region and is read when it changes. Without JavaScript the button calculates on the server.
        `,
      },
    },
  },
} satisfies Meta<typeof Loan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The loan tab on assumed terms. */
export const OnLoan: Story = {};

/** The insurance tab of a flat. */
export const Insured: Story = {
  render: () => (
    <Insurance
      needs={["sharedBuilding", "contents", "sellerTaken", "buyer", "landlord"]}
      offers={[offer("insurance", null)]}
    />
  ),
};
