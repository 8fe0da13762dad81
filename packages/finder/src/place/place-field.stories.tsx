import type { Meta, StoryObj } from "@storybook/react-vite";
import { inSearch, useStorySearch } from "../testing/search-story.tsx";
import { PlaceField } from "./place-field.tsx";

interface FieldProps {
  /** A circle as in the page. */
  circle?: string;
}

/** The field with the story's search. */
function Field({ circle }: FieldProps) {
  const { places } = useStorySearch();
  return (
    <form style={{ maxWidth: "24rem", minHeight: "22rem" }}>
      <PlaceField
        places={places}
        circle={circle ? { label: circle, clearHref: "/list" } : null}
        scope={{ listingType: "buy" }}
        onChoosePlace={() => {}}
        onChooseWords={() => {}}
        clear={{ href: "/list" }}
      />
    </form>
  );
}

const meta = {
  title: "Finder/PlaceField",
  component: Field,
  parameters: {
    storefront: inSearch(),
    docs: {
      description: {
        component: `
**Use.** The field for places, streets and words. It is a plain field until it has the focus, then it suggests places. What is chosen stays in it and can be removed in the list.

**Accessibility.** A search field that becomes a combobox: Up and Down arrow move through suggestions, Enter chooses, Escape closes. It works as a plain field without JavaScript.
        `,
      },
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anywhere: Story = {};

/** More than three places are counted. */
export const ManyPlaces: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: inSearch(
      "?geoId=municipality:5001&geoId=municipality:5031&geoId=municipality:5035&geoId=municipality:5028",
    ),
  },
};

/** A distance around a place. */
export const Near: Story = {
  globals: { region: "au", language: "en" },
  args: { circle: "Within 2 km of Thornbury" },
};

/** With focus: selected and popular places. */
export const Open: Story = {
  globals: { region: "no" },
  parameters: { storefront: inSearch("?geoId=municipality:5001&geoId=municipality:5031") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("searchbox"));
    await canvas.findAllByRole("option");
  },
};
