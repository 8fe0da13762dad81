import { type FormEvent, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextField } from "../field/text-field.tsx";
import { inKit, renderKit } from "../testing/render-kit.tsx";
import { ComboboxList, type Suggestion, type SuggestionGroup } from "./combobox-list.tsx";

const places: SuggestionGroup[] = [
  {
    id: "places",
    label: "Places",
    items: [
      { id: "1", label: "Trondheim" },
      { id: "2", label: "Tromsø" },
    ],
  },
  { id: "streets", label: "Streets", items: [{ id: "3", label: "Tromsøgata" }] },
];

interface SearchProps {
  onChoose?: (item: Suggestion) => void;
  onSubmit?: () => void;
  groups?: readonly SuggestionGroup[];
  emptyText?: string;
  enterSelectsFor?: string;
}

function Search({ onChoose, onSubmit, groups = places, emptyText, enterSelectsFor }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isThere, setThere] = useState(true);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form onSubmit={send} style={{ position: "relative" }}>
      <TextField ref={input} label="Place" />
      {isThere && (
        <ComboboxList
          input={input}
          groups={groups}
          emptyText={emptyText}
          enterSelectsFor={enterSelectsFor}
          onChoose={onChoose ?? (() => {})}
        />
      )}
      <button type="button" onClick={() => setThere(false)}>
        Remove
      </button>
    </form>
  );
}

const input = () => page.getByLabelText("Place");
const option = (name: string) => page.getByRole("option", { name, exact: true });
const active = () => {
  const id = input().element().getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

test("typing shows matching options in groups, and announces their number", async () => {
  await renderKit(<Search />);
  await input().fill("tro");
  await expect.element(page.getByRole("combobox", { name: "Place", expanded: true })).toBeVisible();
  await expect
    .element(
      page.getByRole("group", { name: "Streets" }).getByRole("option", { name: "Tromsøgata" }),
    )
    .toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("3 suggestions");
});

test("Down and Up move through the list and back to the text; the focus stays in the input", async () => {
  await renderKit(<Search />);
  await input().fill("tro");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe("Trondheim");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(active).toBe("Tromsøgata");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBeUndefined();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(active).toBe("Tromsøgata");
  await expect.element(input()).toHaveFocus();
});

test("Enter selects the highlighted option and does not submit the form", async () => {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  await renderKit(<Search onChoose={onChoose} onSubmit={onSubmit} />);
  await input().fill("tro");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ label: "Tromsø" }));
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(option("Tromsø")).not.toBeInTheDocument();
});

test("Enter with nothing highlighted submits the form", async () => {
  const onSubmit = vi.fn();
  await renderKit(<Search onSubmit={onSubmit} />);
  await input().fill("tro");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("Escape closes the list and keeps the text; Down opens it again", async () => {
  await renderKit(<Search />);
  await input().fill("tro");
  await expect.element(option("Trondheim")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(option("Trondheim")).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue("tro");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Trondheim")).toBeVisible();
});

test("a click selects", async () => {
  const onChoose = vi.fn();
  await renderKit(<Search onChoose={onChoose} />);
  await input().fill("tro");
  await option("Trondheim").click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "1" }));
});

test("blur closes the list", async () => {
  await renderKit(<Search />);
  await input().fill("tro");
  await expect.element(option("Trondheim")).toBeVisible();
  await userEvent.tab();
  await expect.element(option("Trondheim")).not.toBeInTheDocument();
});

test("shows a message when nothing matches", async () => {
  await renderKit(<Search groups={[]} emptyText="No place is called that" />);
  await input().fill("xyz");
  await expect.element(page.getByRole("status")).toHaveTextContent("No place is called that");
});

test("unmounting leaves a plain input", async () => {
  await renderKit(<Search />);
  await input().fill("tro");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByRole("textbox", { name: "Place" })).toHaveValue("tro");
});

test("where a place must be chosen, Enter selects the first option of what is typed, also if it arrives later, and never submits", async () => {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  const { rerender } = await renderKit(
    <Search onChoose={onChoose} onSubmit={onSubmit} groups={[]} enterSelectsFor="" />,
  );
  await page.getByRole("combobox").fill("Tro");
  await userEvent.keyboard("{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
  await rerender(inKit(<Search onChoose={onChoose} onSubmit={onSubmit} enterSelectsFor="Tro" />));
  await expect.poll(() => onChoose.mock.calls).toEqual([[{ id: "1", label: "Trondheim" }]]);
  expect(onSubmit).not.toHaveBeenCalled();
});
