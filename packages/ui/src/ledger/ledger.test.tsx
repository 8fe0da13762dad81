import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Ledger, LedgerRow } from "./ledger.tsx";

/** The longest labels and values of both markets. */
const LONGEST = [
  ["Inkludert i leien", "Strøm, oppvarming, varmtvann, bredbånd og TV, kommunale avgifter."],
  ["Boligselgerforsikring", "Ja"],
  ["Terrasse- og balkongareal (TBA)", "1 045 m²"],
  ["Included in rent", "Electricity, water and internet. Gardening by the landlord each month."],
  ["Estimated monthly cost including strata", "$12,400 per month"],
  ["Totalpris", "124 910 840 kr"],
] as const;

const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test.each([288, 328, 358])(
  "in %i px the longest values wrap by words, labels stay whole, and figures stand in one line",
  async (width) => {
    await renderKit(
      <div style={{ width }}>
        <Ledger>
          {LONGEST.map(([label, value]) => (
            <LedgerRow key={label} label={label}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      </div>,
    );
    const box = page.getByText("Totalpris").element().closest("dl")!;
    expect(box.scrollWidth).toBeLessThanOrEqual(width);
    for (const term of box.querySelectorAll("dt")) {
      expect(term.scrollWidth).toBeLessThanOrEqual(term.clientWidth);
      const value = term.nextElementSibling!;
      const words = value.textContent.split(" ").length;
      // At least two words in a line.
      expect(linesOf(value)).toBeLessThanOrEqual(Math.max(1, words / 2));
    }
  },
);
