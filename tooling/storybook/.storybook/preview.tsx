import type { Language } from "@hjem/domain/language";
import {
  openStory,
  type OpenedStory,
  type StoryPage,
  type StoryToolbar,
} from "@hjem/storefront/testing/story-page";
import { type Messages, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "@hjem/ui/tokens.css";
import "@hjem/ui/dark.css";
import "@hjem/ui/default-theme.css";
import "@hjem/ui/base.css";
import "@hjem/ui/fonts.css";
import "./preview.css";

// Parts of a page are fetched when it is rendered: a busy machine is no error of the story.
configure({ asyncUtilTimeout: 15_000 });

// Every site's theme lies beside the others; the toolbar picks one by `data-region`.
const themes = import.meta.glob<string>("../../../apps/*/src/theme.css", {
  eager: true,
  query: "?inline",
  import: "default",
});
const themeSheet = new CSSStyleSheet();
themeSheet.replaceSync(Object.values(themes).join("\n"));
document.adoptedStyleSheets.push(themeSheet);

const catalogs = import.meta.glob<{ messages: Messages }>(
  "../../../packages/*/src/**/locales/*.po",
);

const messages = new Map<Language, Promise<Messages>>();

async function loadMessages(language: Language): Promise<Messages> {
  const files = Object.entries(catalogs).filter(([file]) => file.endsWith(`/${language}.po`));
  const loaded = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, ...loaded.map((catalog) => catalog.messages)) as Messages;
}

/** The words of all packages in one language, put together once for all stories. */
function messagesIn(language: Language): Promise<Messages> {
  const known = messages.get(language) ?? loadMessages(language);
  messages.set(language, known);
  return known;
}

const LOCALES = { no: "nb-NO", en: "en" } as const satisfies Record<Language, string>;

declare global {
  /** True while every story is tested; not defined in the workshop itself. */
  var IS_RUN_OF_ALL_STORIES: true | undefined;
}
const isRunOfAllStories = typeof IS_RUN_OF_ALL_STORIES !== "undefined";

/** What the toolbar offers below. */
interface Toolbar {
  region: StoryToolbar["region"];
  language: Language;
  theme: "light" | "dark";
}

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    region: {
      toolbar: {
        title: "Region",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "no", title: "Norway" },
          { value: "au", title: "Australia" },
        ],
      },
    },
    language: {
      toolbar: {
        title: "Language",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "no", title: "Norsk" },
          { value: "en", title: "English" },
        ],
      },
    },
    theme: {
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  initialGlobals: { region: "no", language: "no", theme: "light" },
  parameters: {
    // A run needs the violations only: every element that passes, described as well, would go to the reporter.
    a11y: { test: "error", options: isRunOfAllStories ? { resultTypes: ["violations"] } : {} },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Start",
          ["Welcome", "Tokens"],
          "Kit",
          "Frame",
          "Result",
          "Finder",
          "Search",
          "Property",
          "Content",
          "Favourites",
          "ListingWizard",
          "Account",
        ],
      },
    },
    layout: "padded",
  },
  loaders: [
    async ({ globals, parameters }) => {
      const { region, language } = globals as Toolbar;
      // What stands above the kit needs a site around it: its stories say so by `parameters.storefront`.
      const storyPage: StoryPage | undefined = parameters.storefront;
      const site = storyPage && (await openStory(storyPage, { region, language, messagesIn }));
      const words = { [language]: await messagesIn(language) };
      return { site, i18n: setupI18n({ locale: language, messages: words }) };
    },
  ],
  // All rules are checked in light. Only contrast depends on the theme: it is checked again in dark on the same page.
  afterEach: async (context) => {
    if (!isRunOfAllStories) return;
    const { parameters } = context;
    const { dataset } = document.documentElement;
    const options = { ...parameters.a11y.options, runOnly: ["color-contrast"] };
    const a11y = { ...parameters.a11y, options };
    dataset.theme = "dark";
    await checkWithAxe({ ...context, parameters: { ...parameters, a11y } });
    dataset.theme = "light";
  },
  decorators: [
    (Story, { loaded, globals, viewMode }) => {
      const { region, language, theme } = globals as Toolbar;
      const site: OpenedStory | undefined = loaded.site;
      const page = document.documentElement;
      const lang = site?.languageTag ?? LOCALES[language];
      const story = site ? (
        <site.Storefront>
          <Story />
        </site.Storefront>
      ) : (
        <I18nProvider i18n={loaded.i18n}>
          <Story />
        </I18nProvider>
      );
      if (viewMode === "docs") {
        // Stories of several regions and themes lie on one page, which is light and of none.
        Object.assign(page.dataset, { region: "", theme: "light" });
        page.lang = "en";
        return (
          <div className="story-of-docs" data-region={region} data-theme={theme} lang={lang}>
            {story}
          </div>
        );
      }
      Object.assign(page.dataset, { region, theme });
      page.lang = lang;
      return story;
    },
  ],
};

export default preview;
