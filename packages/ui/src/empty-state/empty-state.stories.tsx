import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, LinkButton } from "../button/button.tsx";
import { Gable } from "../gable/gable.tsx";
import { Picture } from "../picture/picture.tsx";
import { demoPhotos } from "../testing/demo-photos.ts";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Kit/EmptyState",
  component: EmptyState,
  args: {
    title: "Ingen treff, men 38 boliger hvis du endrer søket",
    children: "Se hvor mange flere treff hver endring gir.",
    actions: <Button variant="primary">Fjern alle filtre</Button>,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Says that there is nothing to show, why, and what to do next. Always offer at least one action. The large size with a picture is for whole pages such as 404.

**Accessibility.** A heading, a text and real buttons or links; the picture is decoration with an empty alternative text. Where it replaces results, the page announces the new count itself.
        `,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoResults: Story = {};
export const PageNotFound: Story = {
  globals: { region: "au", language: "en" },
  args: {
    size: "display",
    kicker: "404",
    title: "Page not found",
    children:
      "The page may have moved, or the link was cut short. If you came for a home that has sold, search for its street.",
    actions: (
      <LinkButton href="#home" variant="primary" size="l">
        Go to home page
      </LinkButton>
    ),
    picture: (
      <Gable>
        <Picture source={demoPhotos.brick.source} alt="" ratio="fill" sizes="50vw" />
      </Gable>
    ),
  },
};
