import {
  createContext,
  createElement,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  use,
} from "react";

/** A link of the kit: an anchor's own attributes and what a router may need to know. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Takes the place of the current entry of the history. @default false */
  isReplacing?: boolean;
  /** Leaves the page where it is scrolled to. @default false */
  keepsScroll?: boolean;
}

const PlainLink = ({
  isReplacing: _replace,
  keepsScroll: _scroll,
  children,
  ...anchor
}: LinkProps) => <a {...anchor}>{children}</a>;

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Gives every link of the kit the router's own link. The frame does it once; without it links are
 * plain anchors.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link to an address of this site, followed by the router where there is one. */
export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props);
}
