import type { DraftField } from "@hjem/domain/publishing/all-fields";

/** Props of the control of a field. */
export interface ControlProps {
  field: DraftField;
  id: string;
  label: string;
  hint?: string | undefined;
  /** Unit of a number, e.g. `kr/mnd.` */
  unit?: string | undefined;
  /** Names of the choices that are no terms of the market. */
  choices?: Readonly<Record<string, string>> | undefined;
  value: unknown;
  error?: string | undefined;
  /** The new value; null empties the field. */
  onValue: (value: unknown) => void;
}
