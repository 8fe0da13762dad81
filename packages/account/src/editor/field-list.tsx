import { type Fields, withField } from "./draft-edits.ts";
import type { FieldSpec } from "./entry-fields.ts";
import { ListField } from "./list-field.tsx";
import { ValueField } from "./value-field.tsx";

/** Props of `FieldList`. */
export interface FieldListProps {
  specs: readonly FieldSpec[];
  fields: Fields;
  /** Place of the fields in the draft, with a dot at the end; empty for the draft itself. */
  prefix: string;
  onChange: (fields: Fields) => void;
}

/** The fields of an entry or a block. */
export function FieldList({ specs, fields, prefix, onChange }: FieldListProps) {
  return specs.map((spec) => {
    const props = {
      value: fields[spec.name],
      path: prefix + spec.name,
      onChange: (value: unknown) => onChange(withField(fields, spec.name, value)),
    };
    return spec.kind === "list" ? (
      <ListField key={spec.name} spec={spec} {...props} />
    ) : (
      <ValueField key={spec.name} spec={spec} {...props} />
    );
  });
}
