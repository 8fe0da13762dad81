import type { Draft } from "@hjem/domain/draft/draft";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InMarket, loader } from "../testing/in-market.tsx";
import { saleDraft } from "../testing/sample-draft.ts";
import { samplePhoto } from "../testing/sample-photo.ts";
import PhotosTab from "./photos-tab.tsx";
import type { SendCall, SendResult } from "./upload-queue.ts";

const nothing = { change: () => {}, receive: () => {}, reread: async () => {} };

/** Each story has a draft of its own, as uploads live as long as the page. */
const draftOf = (id: number, given: Partial<Draft>): Draft =>
  saleDraft({ id: `0199c8a0-0000-7000-8000-${String(id).padStart(12, "f")}`, ...given });

const choose = (canvas: HTMLElement, names: readonly string[]) => {
  const input = canvas.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) return;
  const transfer = new DataTransfer();
  for (const name of names) {
    transfer.items.add(
      new File(["x"], name, { type: name.endsWith("tiff") ? "image/tiff" : "image/png" }),
    );
  }
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

const sendTo = (result: SendResult | null) => (call: SendCall) => {
  call.onProgress(0.64);
  return result ? Promise.resolve(result) : new Promise<SendResult>(() => {});
};

const meta = {
  title: "ListingWizard/Photos",
  component: PhotosTab,
  decorators: [
    (Story) => (
      <InMarket>
        <Story />
      </InMarket>
    ),
  ],
  args: { draft: draftOf(1, { images: [] }), ...nothing },
  parameters: {
    storefront: { loader } satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** The second tab of the wizard: photos with their order and rooms, and PDFs. One tile per file from the first moment, in its final place; a hint under it holds what to do.

**Accessibility.** The handle of a photo is a button: Space lifts it, the arrow keys move it, Space puts it down, Escape puts it back; each step is announced. Progress is one status line; what is refused is an alert that names the file and what is accepted.
        `,
      },
    },
  },
} satisfies Meta<typeof PhotosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Photos: Story = {
  args: {
    draft: draftOf(2, {
      images: [
        samplePhoto(1, { category: "exterior" }),
        samplePhoto(2, { category: "living_room" }),
        samplePhoto(3),
        samplePhoto(4, { category: "dining_room", name: "spisestue.jpg" }),
        samplePhoto(5, { category: "floorplan" }),
        samplePhoto(6, { sameAs: samplePhoto(3).id }),
        samplePhoto(7, { width: 800, category: "bathroom", problem: "truncated" }),
        samplePhoto(8, { state: "processing", color: null, ratio: null }),
        samplePhoto(9, { state: "failed", problem: "damaged", color: null, ratio: null }),
      ],
      attachments: [
        {
          id: "0199c8a0-0000-7000-8000-00000000000a",
          name: "Tilstandsrapport.pdf",
          size: 4_200_000,
          pages: 12,
          url: "/media/0199c8a0-0000-7000-8000-00000000000a.pdf",
        },
      ],
    }),
  },
};
export const Uploading: Story = {
  args: { draft: draftOf(3, { images: [samplePhoto(1)] }), send: sendTo(null) },
  play: ({ canvasElement }) => choose(canvasElement, ["a.png", "b.png", "IMG_2041.tiff"]),
};
export const WithoutNetwork: Story = {
  args: { draft: draftOf(4, { images: [samplePhoto(1)] }), send: sendTo({ kind: "unreachable" }) },
  play: ({ canvasElement }) => choose(canvasElement, ["a.png", "b.png"]),
};
export const Refused: Story = {
  args: {
    draft: draftOf(5, { images: [] }),
    send: sendTo({
      kind: "refused",
      message: "Filen kan ikke brukes som bilde. Velg JPG, PNG, WebP eller AVIF.",
    }),
  },
  play: ({ canvasElement }) => choose(canvasElement, ["a.png"]),
};
