import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { TextMark } from '@portal/contracts/article';
import { renderLink } from '../links.tsx';

/** A text and what stretches of it are besides. Text stays text: only what is made here becomes an element. A kind of mark of a newer contract is left out. */
export const MarkedText = ({ text, marks = [] }: { text: string; marks?: readonly TextMark[] | undefined }): ReactNode => stretch(text, 0, text.length, marks);

/** From the outside to the inside: the mark that begins first, the longest of those, holds what lies within it. One that reaches beyond it is cut there. */
function stretch(text: string, from: number, to: number, marks: readonly TextMark[]): ReactNode {
  const within = marks
    .map((mark) => ({ ...mark, from: Math.max(mark.from, from), to: Math.min(mark.to, to) }))
    .filter((mark) => mark.to > mark.from)
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const parts: ReactNode[] = [];
  let at = from;
  let rest = within;
  for (let [outer] = rest; outer; [outer] = rest) {
    const { from: start, to: end } = outer;
    if (start > at) parts.push(text.slice(at, start));
    const inner = rest.slice(1).filter((mark) => mark.from < end);
    parts.push(<Fragment key={start}>{element(outer, stretch(text, start, end, inner))}</Fragment>);
    rest = rest.slice(1).filter((mark) => mark.from >= end);
    at = end;
  }
  if (at < to) parts.push(text.slice(at, to));
  return parts;
}

function element({ kind, href }: TextMark, children: ReactNode): ReactElement {
  switch (kind) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'code':
      return <code>{children}</code>;
    case 'link':
      return link(href, children);
    default:
      return <>{children}</>;
  }
}

/** Of what an article leads to only paths of the portal and addresses of the web are links, whatever an api says. */
function link(href: string | undefined, children: ReactNode): ReactElement {
  if (href === undefined || /[\s\\]/.test(href)) return <>{children}</>;
  // What the portal serves besides its pages, files of members for one, the router does not know.
  if (/^\/(?:other|al|au|docs|-)\//.test(href)) return <a href={href}>{children}</a>;
  if (/^\/(?!\/)/.test(href)) return renderLink({ href, children });
  if (/^https?:\/\//i.test(href))
    return (
      <a href={href} rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  return <>{children}</>;
}
