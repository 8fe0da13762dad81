import type { PublishCheck, PublishRule } from "@hjem/domain/draft/publish-checks";
import { formatArea } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import { addressRowFields } from "@hjem/domain/place/address-rules";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import { useAddressSentence } from "../model/use-address-sentence.ts";
import { useFieldLabel } from "../model/use-field-label.ts";

/** Says what a rule has found, and what it asks for where it is not met (market §2, 11-13). */
export function useCheckSentence(): (check: PublishCheck) => string {
  const { t } = useLingui();
  const { region, language } = usePage();
  const labelOf = useFieldLabel();
  const addressSentenceOf = useAddressSentence();
  const boundOf = ({ limit: stated, unit }: PublishCheck["values"]): string => {
    const limit = Number(stated ?? 0);
    switch (unit) {
      case "money":
        return formatPrice({ region, language }, limit);
      case "area":
        return formatArea({ language }, limit);
      case "year":
        return String(limit);
      default:
        return formatNumber({ language }, limit);
    }
  };
  return ({ rule, severity, values, path }) => {
    const amount = (key: string) => formatPrice({ region, language }, Number(values[key] ?? 0));
    const percent = String(values["percent"] ?? "");
    const max = String(values["max"] ?? "");
    const words = String(values["words"] ?? "");
    const days = String(values["days"] ?? "");
    const isSure = severity === "blocks";
    const limit = labelOf(String(values["limit"] ?? ""));
    const contradictions: Record<string, string> = {
      more: t`“${labelOf(path)}” is higher than “${limit}”`,
      later: t`“${labelOf(path)}” is later than “${limit}”`,
      times: t`${labelOf(path)}: the end is before the start`,
    };
    const bound = boundOf(values);
    const tooLow = t`“${labelOf(path)}” is too low: at least ${bound}`;
    const tooHigh =
      values["unit"] === "money"
        ? t`“${labelOf(path)}” is too high: at most ${bound}, debt and costs included`
        : t`“${labelOf(path)}” is too high: at most ${bound}`;
    const rowField = addressRowFields.find((field) => path === `location.${field}`);
    const text = (key: string) => String(values[key] ?? "");
    const stated = { postCode: text("postCode"), suburb: text("suburb"), region: text("region") };
    const addressSentence = rowField ? addressSentenceOf(rowField, stated) : "";
    const sentences: Record<PublishRule, readonly [met: string, notMet: string]> = {
      address_row: ["", addressSentence],
      energy_label: [t`The energy label is stated`, t`The energy label is missing`],
      internal_area: [t`The internal area is stated`, t`The internal area is missing`],
      total_price: [t`The total price is stated`, t`The purchase costs are missing`],
      price_range: [
        t`The price guide is narrow enough`,
        words
          ? t`The words “${words}” state a wider price range than is allowed`
          : t`The price guide spans ${percent}%; at most ${max}% is allowed, up to ${amount("highest")}`,
      ],
      open_price: [
        t`The text states no open price`,
        isSure
          ? t`The words “${words}” leave the price open`
          : t`If “${words}” is about the price, it leaves the price open`,
      ],
      fixed_rent: [
        t`The rent is one fixed amount`,
        isSure
          ? t`The words “${words}” ask for offers of rent`
          : t`If “${words}” is about the rent, it asks for offers of rent`,
      ],
      bond: [
        t`${labelOf(path)} is within the limit`,
        words
          ? t`The words “${words}” ask for more than the highest bond`
          : t`${labelOf(path)} may be at most ${amount("highest")}`,
      ],
      search_price: [
        t`The search price fits the price guide`,
        t`The search price is outside ${amount("lowest")} to ${amount("highest")}`,
      ],
      price_per_area: [
        t`The price is usual for the area`,
        t`${amount("price")} per m² is far from the area’s median of ${amount("median")}. Check price and area`,
      ],
      exclusion: [
        "",
        isSure
          ? t`The words “${words}” turn people away for their background, religion, disability, orientation or family`
          : t`Consider whether you need to write “${words}”`,
      ],
      statement_of_information: [
        t`The Statement of Information is there`,
        t`The Statement of Information is missing: upload it or link to it`,
      ],
      reserve_price: [
        t`The price before the auction is stated`,
        t`The price has to be stated ${days} days before the auction`,
      ],
      payment_words: [
        t`The text asks for no payment`,
        t`The words “${words}” may look like a scam to visitors`,
      ],
      contradiction: ["", contradictions[String(values["kind"])] ?? ""],
      absurd: ["", values["kind"] === "low" ? tooLow : tooHigh],
    };
    const [met, notMet] = sentences[rule];
    return severity === "done" ? met : notMet;
  };
}
