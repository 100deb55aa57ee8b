import type { Page } from '@playwright/test';

export interface Jump {
  readonly value: number;
  readonly moved: string;
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

/** Runs in the page: keeps every layout shift that no press explains, and what moved. */
export function keepJumps(): void {
  const jumps: Jump[] = [];
  Object.assign(globalThis, { jumps });
  const where = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        jumps.push({
          value,
          moved: sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${(node as Element | null)?.className || node?.nodeName}: ${where(previousRect)} > ${where(currentRect)}`,
            )
            .join('; '),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved on this page so far, once what was drawn last has been looked at. */
export const jumpsOf = (page: Page): Promise<readonly Jump[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (globalThis as typeof globalThis & { jumps: readonly Jump[] }).jumps;
  });
