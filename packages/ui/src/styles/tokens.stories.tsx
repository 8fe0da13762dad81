import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import mapCss from "../map/map-tokens.css?raw";
import { contrastRatio } from "../theme/color.ts";
import { BREAKPOINTS_PX } from "./breakpoints.ts";
import accentCss from "./default-theme.css?raw";
import "../map/map-tokens.css";
import layout from "./layout.module.css";
import text from "./text.module.css";
import tokensCss from "./tokens.css?raw";

/** A custom property: its name without dashes, and the comment that stands behind it. */
interface Token {
  name: string;
  note: string;
}

/** The tokens of tokens.css, the accent and the map whose name begins so, in their order, each once. */
function tokensOf(start: RegExp): Token[] {
  const found = `${tokensCss}${accentCss}${mapCss}`.matchAll(
    /^ {2}--([a-z0-9-]+): [^;]+;(?: \/\* (.+?) \*\/)?$/gm,
  );
  const notes = new Map<string, string>();
  for (const [, name = "", note = ""] of found) if (!notes.has(name)) notes.set(name, note);
  return [...notes].map(([name, note]) => ({ name, note })).filter(({ name }) => start.test(name));
}

const surfaces = ["bg", "bg-subtle", "bg-sunken", "surface", "surface-raised"];
const texts = ["text", "text-secondary", "text-muted", "accent-text"];

/** What a colour is measured against: text against every surface, an "on" colour against what it lies on. */
function groundsOf(name: string): string[] {
  const role = name.replace("color-", "");
  if (texts.includes(role)) return surfaces;
  if (role === "text-inverse") return ["surface-inverse"];
  if (role === "on-accent-subtle") return ["accent-subtle"];
  if (/^on-(?!photo)/.test(role)) return [role.replace("on-", "")];
  if (/^(success|warning|danger|info)$/.test(role))
    return ["bg", "surface-raised", `${role}-subtle`];
  return role === "control-line" || role === "focus" ? ["bg", "surface"] : [];
}

type ReadValue = (name: string) => string;

function contrastOf(name: string, read: ReadValue): string {
  const ratios = groundsOf(name).map((ground) =>
    contrastRatio(read(name), read(`color-${ground}`)),
  );
  return ratios.length > 0 ? `${Math.min(...ratios).toFixed(2)}:1` : "";
}

interface TableProps {
  /** Names the table. */
  caption: string;
  tokens: readonly Token[];
  /** Heading of the last column. */
  lastHead: string;
  draw: (name: string) => ReactNode;
  /** The last cell. @default the comment of the stylesheet */
  last?: (token: Token, read: ReadValue) => ReactNode;
}

const cell: CSSProperties = {
  padding: "var(--space-3) var(--space-5) var(--space-3) 0",
  textAlign: "start",
  borderBottom: "var(--border-hair)",
  verticalAlign: "middle",
};

/** Tokens with the values that they have here: in the theme and the region of the toolbar. */
function TokenTable({ caption, tokens, lastHead, draw, last }: TableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const themed = table.current?.closest("[data-theme]");
    if (!themed) return undefined;
    const readAll = () => {
      const style = getComputedStyle(themed);
      const names = [...tokens.map(({ name }) => name), ...surfaces.map((name) => `color-${name}`)];
      setValues(
        Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])),
      );
    };
    readAll();
    // The toolbar changes the attributes around the story.
    const toolbar = new MutationObserver(readAll);
    toolbar.observe(themed, { attributeFilter: ["data-theme", "data-region"] });
    return () => toolbar.disconnect();
  }, [tokens]);
  const read = (name: string) => values[name] ?? "";
  const isRead = Object.keys(values).length > 0;
  return (
    <table ref={table} style={{ borderCollapse: "collapse", width: "100%" }}>
      <caption className={text.h3} style={{ ...cell, borderBottom: 0 }}>
        {caption}
      </caption>
      <thead className={text.small}>
        <tr>
          {["Drawn", "Token", "Value", lastHead].map((head) => (
            <th key={head} scope="col" style={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={text.small}>
        {isRead &&
          tokens.map((token) => (
            <tr key={token.name}>
              <td style={cell}>{draw(token.name)}</td>
              <td style={cell}>
                <code>--{token.name}</code>
              </td>
              <td style={cell}>
                <code>{read(token.name)}</code>
              </td>
              <td style={cell}>{last ? last(token, read) : token.note}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const swatch = (name: string) => (
  <span
    style={{
      display: "block",
      width: "4rem",
      height: "2rem",
      background: `var(--${name})`,
      border: "var(--border-control)",
      borderRadius: "var(--radius-s)",
    }}
  />
);

const lastOfColour = ({ name, note }: Token, read: ReadValue) =>
  [note.replace(/[;:].*$/, ""), contrastOf(name, read)].filter(Boolean).join(" · ");

/** Everything that is coloured, by meaning. */
function Colours() {
  return (
    <div className={layout.stackLarge}>
      <TokenTable
        caption="Colours"
        tokens={tokensOf(/^color-/)}
        lastHead="Use · lowest contrast with its background"
        draw={swatch}
        last={lastOfColour}
      />
      <TokenTable
        caption="Map, charts and energy labels"
        tokens={tokensOf(/^(map|pin|chart|energy)(-|$)/)}
        lastHead="Use"
        draw={swatch}
      />
    </div>
  );
}

const meta = {
  title: "Start/Tokens",
  component: Colours,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Every colour, text size, distance and radius of the product. Values are read from the custom properties as they apply here; choose region and theme in the toolbar. Pick a token by its meaning, and never write a value of your own.

**Accessibility.** The contrast is measured live: text needs 4.5:1 on every surface, the edge of a field and the focus ring 3:1. Disabled text is exempt and never the only sign. The smallest text is 13 px.
        `,
      },
    },
  },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ColoursLight: Story = { globals: { theme: "light" } };
export const ColoursDark: Story = { globals: { theme: "dark" } };

/** The accent of the other market: only accent and signal differ between markets. */
export const AustralianAccent: Story = {
  globals: { region: "au" },
  render: () => (
    <TokenTable
      caption="Accent and signal in Australia"
      tokens={tokensOf(/^color-(on-)?(accent|signal)/)}
      lastHead="Use · lowest contrast with its background"
      draw={swatch}
      last={lastOfColour}
    />
  ),
};

export const Typography: Story = {
  render: () => (
    <TokenTable
      caption="Text sizes"
      tokens={tokensOf(/^text-(?!column)/)}
      lastHead="Line height"
      draw={(name) => <span style={{ fontSize: `var(--${name})`, lineHeight: 1.1 }}>Bolig</span>}
      last={({ name, note }) => {
        const leading = name.replace("text-", "leading-").replace(/-[lm]$/, "");
        const height = tokensCss.match(new RegExp(`--${leading}: ([^;]+);`))?.[1] ?? "";
        return [height, note].filter(Boolean).join(" · ");
      }}
    />
  ),
};

export const Spacing: Story = {
  render: () => (
    <TokenTable
      caption="Distances"
      tokens={tokensOf(/^(space-|gutter$|grid-gap$|section$)/)}
      lastHead="Use"
      draw={(name) => (
        <span
          style={{
            display: "block",
            width: `var(--${name})`,
            height: "1rem",
            background: "var(--color-accent)",
          }}
        />
      )}
    />
  ),
};

export const Radius: Story = {
  render: () => (
    <TokenTable
      caption="Radius"
      tokens={tokensOf(/^radius-/)}
      lastHead="Use"
      draw={(name) => (
        <span
          style={{
            display: "block",
            width: "4rem",
            height: "3rem",
            background: "var(--color-bg-sunken)",
            borderRadius: `var(--${name})`,
          }}
        />
      )}
    />
  ),
};

/** Heights of controls, icons and fixed parts of the page. */
export const Sizes: Story = {
  render: () => (
    <TokenTable
      caption="Sizes"
      tokens={tokensOf(/^(control|target|icon|header|menu|bar|bottom|dialog|drawer)-/)}
      lastHead="Use"
      draw={(name) => (
        <span
          style={{
            display: "block",
            width: "1rem",
            height: `min(var(--${name}), 5rem)`,
            background: "var(--color-accent)",
          }}
        />
      )}
    />
  ),
};

export const Shadows: Story = {
  render: () => (
    <TokenTable
      caption="Shadows"
      tokens={tokensOf(/^shadow-/)}
      lastHead="Use"
      draw={(name) => (
        <span
          style={{
            display: "block",
            width: "5rem",
            height: "3rem",
            margin: "var(--space-4)",
            background: "var(--color-surface-raised)",
            borderRadius: "var(--radius-m)",
            boxShadow: `var(--${name})`,
          }}
        />
      )}
    />
  ),
};

/** How long things move, and how. With reduced motion every duration is 1 ms. */
export const Motion: Story = {
  render: () => (
    <TokenTable
      caption="Motion"
      tokens={tokensOf(/^(motion|ease|shift|loading-delay|toast-time|focus-delay)/)}
      lastHead="Use"
      draw={(name) =>
        name.startsWith("motion-") ? (
          <span
            style={{
              display: "block",
              width: `calc(var(--${name}) / 1ms * 0.02rem)`,
              minWidth: "2px",
              height: "1rem",
              background: "var(--color-accent)",
            }}
          />
        ) : null
      }
    />
  ),
};

/** The widths from which the layout changes. A stylesheet writes them out: @media (width >= 640px). */
export const Breakpoints: Story = {
  render: () => (
    <table style={{ borderCollapse: "collapse" }}>
      <caption className={text.h3} style={{ ...cell, borderBottom: 0 }}>
        Breakpoints
      </caption>
      <tbody>
        {Object.entries(BREAKPOINTS_PX).map(([name, px]) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              {name}
            </th>
            <td style={cell}>from {px} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
