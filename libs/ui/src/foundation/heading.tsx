import type { ReactNode } from 'react';

/** Level of a heading; the page decides it, so that the outline has no holes. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** `<h1>` to `<h4>` by number. */
export function Heading({
  level,
  id,
  className,
  children,
}: {
  level: HeadingLevel;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}
