import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingBar } from "./loading-bar.tsx";

const meta = {
  title: "Kit/LoadingBar",
  component: LoadingBar,
  args: { isShown: true },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A thin line at the top while the next page is being fetched. The layout shows it after 50 ms. For a part of a page use Skeleton.

**Accessibility.** A progress bar named “Loading” without a value. The new page announces its title when it is shown.
        `,
      },
    },
  },
} satisfies Meta<typeof LoadingBar>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
