import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

/** What a part hands to the link it is given. */
export type LinkRenderProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly title?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | 'date' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly rel?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly role?: 'switch' | undefined;
  readonly 'aria-checked'?: boolean | undefined;
  onKeyDown?(event: KeyboardEvent<HTMLAnchorElement>): void;
};

/**
 * How a part draws its links. Parts know no router; a page passes
 * `({ href, ...rest }) => <Link to={href} {...rest} />`. Without it a plain anchor is drawn.
 */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

export const plainLink: RenderLink = (props) => <a {...props} />;
