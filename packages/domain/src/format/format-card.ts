/** Names of card brands as their owners write them, by the names that gateways use. */
const brandNames: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** A card as receipts and payments name it (D106): `Visa •••• 4242`; the digits alone where the brand is unknown. */
export const formatCard = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandNames[brand.toLowerCase()] ?? brand} •••• ${last4}`.trim();
