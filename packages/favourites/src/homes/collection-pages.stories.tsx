import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { type StubCall, StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import * as add from "../manage/add-page.tsx";
import * as update from "../manage/update-page.tsx";
import * as notes from "../notes/notes-page.tsx";
import * as overview from "../overview/overview-page.tsx";
import * as rooms from "../rooms/rooms-page.tsx";
import {
  COLLECTION_ID,
  collectionPath,
  collectionResponses,
  homesResponse,
  savedHomes,
  loaderAt,
} from "../testing/responses.ts";
import * as viewings from "../viewings/viewings-page.tsx";
import * as homes from "./homes-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

const meta = {
  title: "Favourites/Pages",
  component: homes.Component,
  parameters: {
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** Saved homes of a person, alone or with others. Disagreements stand first as rows, the other homes as cards, closed homes last without controls. A verdict is a mark and a word, never a colour.

**Accessibility.** Each page has one heading of level 1. Ratings are radio buttons whose group names the home; what others think is text. What fails is undone and announced with a button that tries again.
        `,
      },
    },
  },
} satisfies Meta<typeof homes.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  { Component, loader }: Shown,
  api: (region: TestRegion) => StubResponses = () => ({}),
): Story => ({
  render: () => <Component />,
  parameters: {
    storefront: {
      path: `/user/favourite/${COLLECTION_ID}`,
      loader: loaderAt(loader),
      api: (region) => ({ ...collectionResponses(region), ...api(region) }),
      person: samplePerson,
    } satisfies StoryPage,
  },
});

export const Overview = shown(overview);
export const Collection = shown(homes);
export const Notes = shown(notes);
/** Kitchens side by side; one home has no picture of its kitchen. */
export const Rooms = shown(rooms, (region) => ({
  [`GET ${collectionPath}/properties`]: ({ query }: StubCall) =>
    homesResponse(
      savedHomes(region)
        .slice(0, 3)
        .map((home) => ({
          ...home,
          rooms: query.getAll("showby").includes("kitchen")
            ? [{ room: "kitchen" as const, images: home.property.images.slice(0, 2) }]
            : [],
        })),
    ),
}));
/** Both go to two viewings on one day; the homes of another day are a press away. */
export const ViewingDay = shown(viewings, (region) => ({
  [`GET ${collectionPath}/viewings`]: { data: [] },
  [`GET ${collectionPath}/properties`]: homesResponse(savedHomes(region)),
}));
export const ShareAndEdit = shown(update);
export const AddHomes = shown(add);

/** Nothing is saved yet. */
export const Empty = shown(homes, () => ({
  [`GET ${collectionPath}/properties`]: { ...homesResponse([]), availability: [] },
}));

/** The homes cannot be loaded. */
export const Unavailable = shown(homes, () => ({
  [`GET ${collectionPath}/properties`]: () => new StubError(503, "not_ready"),
}));

/** The homes are still on their way. */
export const Loading = shown(homes, () => ({
  [`GET ${collectionPath}/properties`]: () => new Promise<object>(() => undefined),
}));
