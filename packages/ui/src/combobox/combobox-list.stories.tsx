import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { TextField } from "../field/text-field.tsx";
import { SearchIcon } from "../icon/icons.ts";
import { PinIcon } from "../icon/subject-icons.ts";
import { ComboboxList, type SuggestionGroup } from "./combobox-list.tsx";

const groups: SuggestionGroup[] = [
  {
    id: "municipality",
    label: "Kommuner",
    items: [
      { id: "5001", label: "Trondheim", detail: "1 486 boliger", icon: PinIcon },
      { id: "5501", label: "Tromsø", detail: "512 boliger", icon: PinIcon },
    ],
  },
  { id: "street", label: "Gater", items: [{ id: "s1", label: "Tromsøgata", detail: "Oslo" }] },
];

function Search({ shown, emptyText }: { shown: readonly SuggestionGroup[]; emptyText?: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div style={{ position: "relative", maxWidth: "30rem", minHeight: "22rem" }}>
      <div style={{ position: "relative" }}>
        <TextField
          ref={input}
          label="Sted"
          isLabelHidden
          icon={SearchIcon}
          size="xl"
          defaultValue="tro"
        />
        <ComboboxList input={input} groups={shown} emptyText={emptyText} onChoose={() => {}} />
      </div>
    </div>
  );
}

const meta = {
  title: "Kit/ComboboxList",
  component: Search,
  args: { shown: groups },
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      description: {
        component: `
**Use.** Adds suggestions to a text field that already works without them. Fetched when the field gets the focus. Not for a short fixed list: use Select or radios.

**Accessibility.** The field becomes a combobox with a listbox. Up and Down arrow move through the options, Enter chooses, Escape closes, Tab moves on. The focus stays in the field; the active option is announced (\`aria-activedescendant\`), groups are named, and loading and empty lists are said in a status line.
        `,
      },
    },
  },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {};
export const NothingFits: Story = { args: { shown: [], emptyText: "Ingen steder heter det" } };
