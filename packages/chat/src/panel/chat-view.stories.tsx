import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { type ChatState, newChat, type ShownMessage } from "../model/chat-state.ts";
import { ChatView } from "./chat-view.tsx";

const AT = "2026-11-21T11:00:00.000Z";

const question = (text: string, delivery: ShownMessage["delivery"] = "sent"): ShownMessage => ({
  id: text,
  clientId: text,
  author: "user",
  text,
  createdAt: AT,
  isOpen: false,
  answer: null,
  isBrokenOff: false,
  delivery,
});

const reply = (text: string, given: Partial<ShownMessage> = {}): ShownMessage => ({
  ...question(text),
  clientId: null,
  author: "assistant",
  answer: {
    status: "answered",
    quotes: [{ field: "prices.sharedCost", anchor: "costs" }],
    isEnquiryOffered: false,
  },
  ...given,
});

const notStated: ShownMessage["answer"] = {
  status: "not-stated",
  quotes: [],
  isEnquiryOffered: true,
};

const chat = (given: Partial<ChatState>): ChatState => ({
  ...newChat,
  isConnected: true,
  hasHistory: true,
  ...given,
});

const failed = { isError: true, isAnswerError: true };

const asked = [
  question("Hva betaler jeg i felleskostnader?"),
  reply("Felleskostnader: 4 120 kr/mnd."),
  question("Er det radon i kjelleren?"),
  reply("Annonsen sier ikke noe om det. Du kan spørre med kontaktskjemaet.", {
    answer: notStated,
  }),
];

const meta = {
  title: "Chat/ChatView",
  component: ChatView,
  args: {
    title: "Spør om boligen",
    owner: "agency",
    suggestions: ["Når er neste visning?", "Hva betaler jeg i felleskostnader?"],
    state: chat({ messages: asked }),
    unsent: null,
    onAsk: fn(),
    onAskAgain: fn(),
    onEnquire: fn(),
    closeBefore: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "44rem" },
      description: {
        component: `
**Use.** Questions about one home, answered from its listing. Each answer says where the page shows what it stands on; what the listing does not state leads to the enquiry form with the question in it. Beside the page from 768 px, a sheet on phones.

**Accessibility.** A dialog named by its heading, with the focus in the text field; Escape, Back and the close button close it, and the focus returns to the button that opened it. Messages are a log: a screen reader announces an answer once it is complete. Notices are a status.
        `,
      },
    },
  },
} satisfies Meta<typeof ChatView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {};

/** Before the first question: three that this listing answers. */
export const Empty: Story = {
  args: { state: chat({}) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Når er neste visning?" }));
    await expect(args.onAsk).toHaveBeenCalledWith("Når er neste visning?");
  },
};

/** Beside a conversation stay the suggested questions that were not asked. */
export const SuggestionsLeft: Story = {
  play: async ({ canvas }) => {
    // The panel fades in.
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Når er neste visning?" })).toBeVisible(),
    );
    await expect(
      canvas.queryByRole("button", { name: "Hva betaler jeg i felleskostnader?" }),
    ).not.toBeInTheDocument();
  },
};

/** The enquiry form is offered with the question that the listing does not answer. */
export const NotStated: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spør megleren" }));
    await expect(args.onEnquire).toHaveBeenCalledWith(
      "Er det radon i kjelleren?",
      expect.anything(),
    );
  },
};

export const Waiting: Story = {
  args: {
    state: chat({
      messages: [...asked, question("Når er neste visning?", "sending")],
      isLoading: true,
    }),
  },
};

export const Streaming: Story = {
  args: {
    state: chat({
      messages: [
        question("Når er neste visning?"),
        reply("Visninger:", { isOpen: true, answer: null }),
      ],
    }),
  },
};

export const Queued: Story = {
  args: { state: chat({ messages: [question("Er det heis?")], isLoading: true, isQueued: true }) },
};

export const NotSent: Story = {
  args: {
    state: chat({ messages: [...asked, question("Er det heis?", "unsent")], ...failed }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Prøv igjen" }));
    await expect(args.onAskAgain).toHaveBeenCalledWith("Er det heis?");
  },
};

export const Disconnected: Story = {
  args: {
    state: chat({ messages: asked, isConnected: false, isSocketDown: true, isError: true }),
  },
};

/** For two seconds after a lost connection is open again. */
export const Reconnected: Story = {
  args: { state: chat({ messages: asked, isError: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Koblet til assistenten igjen.");
  },
};

export const TooManyQuestions: Story = {
  args: {
    state: chat({
      messages: [question("Er det heis?", "unsent")],
      ...failed,
      waitSeconds: 540,
    }),
  },
};

export const BrokenOff: Story = {
  args: {
    state: chat({
      messages: [
        question("Når er neste visning?"),
        reply("Visninger: søn.", { answer: null, isBrokenOff: true }),
      ],
      ...failed,
    }),
  },
};

export const FromGlossary: Story = {
  args: {
    state: chat({
      messages: [
        question("Hva betyr dokumentavgift?"),
        reply("Dokumentavgift: 2,5 prosent av kjøpesummen til staten.", {
          answer: {
            status: "answered",
            quotes: [{ field: "glossary", anchor: "facts" }],
            isEnquiryOffered: false,
          },
        }),
      ],
    }),
  },
};

/** A question that is a search for other homes is answered with its filters and a link to them. */
export const SearchInWords: Story = {
  args: {
    state: chat({
      messages: [
        question("finn rekkehus i Bærum med hage, maks 9 millioner"),
        reply("Jeg leser dette som et boligsøk. Det søkes etter «hage» i annonsene.", {
          answer: {
            status: "answered",
            quotes: [],
            isEnquiryOffered: false,
            search: {
              text: "finn rekkehus i Bærum med hage, maks 9 millioner",
              listingType: "buy",
              acquisition: "buy",
              chips: ["rekkehus", "Bærum", "maks 9 millioner"],
            },
          },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const filters = canvas.getByRole("list", { name: "Filtre" });
    await expect(filters).toHaveTextContent("rekkehusBærummaks 9 millioner");
    const link = new URL(canvas.getByRole<HTMLAnchorElement>("link", { name: "Vis boliger" }).href);
    await expect(link.pathname).toBe("/list");
    await expect(link.searchParams.get("search")).toMatch(/^finn rekkehus/);
  },
};

/** The home was sold meanwhile. */
export const Withdrawn: Story = {
  args: { state: chat({ messages: asked, hasAssistant: false }) },
};
