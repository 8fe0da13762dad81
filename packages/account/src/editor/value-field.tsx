import { fieldsOf } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { Select } from "@hjem/ui/select";
import { TextArea } from "@hjem/ui/text-area";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { checkLink } from "./check-links.ts";
import { emptyFields } from "./draft-edits.ts";
import { useEditing } from "./editing.ts";
import { linkFields, type ValueSpec } from "./entry-fields.ts";
import { IconField } from "./icon-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { OptionalGroup } from "./optional-group.tsx";
import { PictureField } from "./picture-field.tsx";
import { useContentNames } from "./use-content-names.ts";

/** Props of a field of a draft. */
export interface ValueFieldProps {
  spec: ValueSpec;
  value: unknown;
  /** Place in the draft, as the API names it in errors: `blocks.0.title`. */
  path: string;
  onChange: (value: unknown) => void;
}

const stringOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The address of a page, which drafts of earlier versions have by its name alone. */
const addressOfPage = (page: string): string =>
  page === "" || page.startsWith("/") ? page : paths.page.to(page);

/** What is wrong with an address, as a sentence; undefined for one that leads somewhere. */
function useLinkHint(): (url: string) => string | undefined {
  const { t } = useLingui();
  const { pages } = useEditing();
  return (url) => {
    if (url === "") return undefined;
    const sentences = {
      unsafe: t`Start with / for a page of this site, or with https://`,
      unknown: t`This site has no page at that address.`,
      "unknown-page": t`There is no page with that address.`,
    };
    const problem = checkLink(url, new Set(pages.map((page) => page.url)));
    return problem ? sentences[problem] : undefined;
  };
}

function AddressField({ spec, value, path, onChange }: ValueFieldProps) {
  const { t } = useLingui();
  const { fields } = useContentNames();
  const { errorOf } = useEditing();
  const hintOf = useLinkHint();
  return (
    <TextField
      size="m"
      label={fields[spec.label ?? "url"]}
      hint={t`A page of this site, such as /list, or an address with https://`}
      error={errorOf(path) ?? hintOf(stringOf(value))}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={stringOf(value)}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}

function LinkFields({ spec, value, path, onChange }: ValueFieldProps) {
  const link = fieldsOf(value);
  const inner = linkFields.map((each) => (
    <ValueField
      key={each.name}
      spec={each}
      value={link[each.name]}
      path={`${path}.${each.name}`}
      onChange={(next) => onChange({ ...link, [each.name]: next })}
    />
  ));
  return (
    <OptionalGroup
      spec={spec}
      isThere={value !== null && value !== undefined}
      onAdd={() => onChange(emptyFields(linkFields))}
      onRemove={() => onChange(null)}
    >
      {inner}
    </OptionalGroup>
  );
}

/** One field of a draft, as its kind is edited. */
export function ValueField(props: ValueFieldProps) {
  const { spec, value, path, onChange } = props;
  const { t } = useLingui();
  const names = useContentNames();
  const { errorOf, pages } = useEditing();
  const labels: Readonly<Record<string, string>> = names.fields;
  const options: Readonly<Record<string, string>> = names.options;
  const field = {
    label: labels[spec.label ?? spec.name] ?? spec.name,
    error: errorOf(path),
    isOptional: spec.isOptional ?? false,
  };
  switch (spec.kind) {
    case "address":
      return <AddressField {...props} />;
    case "icon":
      return <IconField {...props} />;
    case "link":
      return <LinkFields {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "markdown":
      return <MarkdownField {...field} value={stringOf(value)} onChange={onChange} />;
    case "text":
      return (
        <TextArea
          {...field}
          rows={3}
          maxLength={spec.max}
          value={stringOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "number":
      return (
        <TextField
          {...field}
          size="m"
          inputMode="numeric"
          hint={t`A number from ${spec.min} to ${spec.max}`}
          value={stringOf(value)}
          onChange={({ target }) => {
            const typed = target.value.replaceAll(/\D/g, "");
            onChange(typed === "" ? null : Number(typed));
          }}
        />
      );
    case "choice":
      return (
        <Select
          {...field}
          size="m"
          value={stringOf(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          {spec.options.map((option) => (
            <option key={option} value={option}>
              {options[option] ?? option}
            </option>
          ))}
        </Select>
      );
    case "page": {
      const address = addressOfPage(stringOf(value));
      const isUnknown =
        address !== "" && pages.every((page) => paths.page.to(page.url) !== address);
      return (
        <Select
          {...field}
          error={field.error ?? (isUnknown ? t`There is no page with that address.` : undefined)}
          size="m"
          value={address}
          onChange={({ target }) => onChange(target.value)}
        >
          {(address === "" || isUnknown) && (
            <option value={address}>{address || t`Choose a page`}</option>
          )}
          {pages.map((page) => (
            <option key={page.url} value={paths.page.to(page.url)}>
              {page.title}
            </option>
          ))}
        </Select>
      );
    }
    default:
      return (
        <TextField
          {...field}
          size="m"
          maxLength={spec.max}
          value={stringOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
