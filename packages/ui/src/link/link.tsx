import {
  createContext,
  createElement,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  use,
} from "react";

/** A link of this package: an anchor's attributes and options for the router. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Replaces the current history entry. @default false */
  isReplacing?: boolean;
  /** Keeps the scroll position. @default false */
  keepsScroll?: boolean;
}

const PlainLink = ({
  isReplacing: _replace,
  keepsScroll: _scroll,
  children,
  ...anchor
}: LinkProps) => <a {...anchor}>{children}</a>;

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the router's link component for all links of this package. Without it links are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link to a URL of this site, followed by the router if there is one. */
export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props);
}
