import type { Page } from '@playwright/test';

/**
 * Texts and controls of a page that cannot be seen whole, a line each: cut by an ancestor that hides what does not fit, beyond the edges of the screen, or under
 * something that is not theirs. What says itself that it goes on is no find: three dots, a list that is swiped. What scrolls away under a bar that stays is none either.
 */
export const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const TOLERANCE = 1.5;
    const found = new Set<string>();
    // What the browser leaves out until it comes into sight has a size that is guessed: as one scrolls there, it is drawn. Here it all is at once.
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const visible = new Map<Element, boolean>();
    const seen = (element: Element): boolean => {
      const known = visible.get(element) ?? element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      visible.set(element, known);
      return known;
    };
    const named = (element: Element) => {
      const short = element.cloneNode(false) as Element;
      for (const { name } of [...short.attributes]) if (!['class', 'aria-label', 'href'].includes(name)) short.removeAttribute(name);
      return short.outerHTML.replace(/<\/.*$/, '').slice(0, 110);
    };
    const within = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isFrame = ({ position, transform, contain, containerType }: CSSStyleDeclaration) =>
      position !== 'static' || transform !== 'none' || contain !== 'none' || containerType !== 'normal';

    /** What of `box` can be seen, if it was meant to be; adds to what was found where it is cut. */
    const lookAt = (element: Element, box: Box, what: string): Box | undefined => {
      let { left, right, top, bottom } = box;
      let placed = styleOf(element).position;
      let dots = false;
      // A line is taller than its letters.
      const airy = Math.max(3, parseFloat(styleOf(element).fontSize) / 4);
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const style = styleOf(at);
        // What is placed by another frame is cut by that one only.
        if (at !== element) {
          if ((placed === 'absolute' || placed === 'fixed') && !isFrame(style)) continue;
          if (placed === 'fixed' && style.transform === 'none' && style.contain === 'none') continue;
          placed = style.position;
        }
        if (style.clipPath !== 'none' || (style.clip !== 'auto' && style.position === 'absolute')) return undefined;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') dots = true;
        const edge = within(at);
        // Words for a screen reader alone.
        if (edge.right - edge.left <= 1 && hides(style.overflowX)) return undefined;
        if (scrolls(style.overflowX)) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        } else if (hides(style.overflowX) && !dots && (left < edge.left - TOLERANCE || right > edge.right + TOLERANCE))
          found.add(`cut across (${Math.round(Math.max(edge.left - left, right - edge.right))} px): ${what} by ${named(at)}`);
        if (scrolls(style.overflowY)) {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        } else if (hides(style.overflowY) && !dots && (top < edge.top - airy || bottom > edge.bottom + airy))
          found.add(`cut off (${Math.round(Math.max(edge.top - top, bottom - edge.bottom))} px): ${what} by ${named(at)}`);
        if (hides(style.overflowX) || hides(style.overflowY)) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (right - left < 1 || bottom - top < 1) return undefined;
      }
      // Waits out of sight for the keyboard.
      if (right <= 0) return undefined;
      if (left < -TOLERANCE || right > document.documentElement.clientWidth + TOLERANCE)
        found.add(`beyond the screen (${Math.round(Math.max(-left, right - document.documentElement.clientWidth))} px): ${what}`);
      return { left, right, top, bottom };
    };

    const parts: { element: Element; box: Box; what: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest('script, style, noscript, title, option, template, svg') || !seen(element)) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right - left > 1 && bottom - top > 1) parts.push({ element, box: { left, right, top, bottom }, what: `“${text.slice(0, 40)}” ${named(element)}` });
    }
    for (const element of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea'))
      if (seen(element) && element.getBoundingClientRect().width > 1) parts.push({ element, box: within(element), what: named(element) });

    const opaque = (element: Element) => {
      const { backgroundColor, backgroundImage } = styleOf(element);
      const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
      return (
        element.matches('img, video, canvas') || backgroundImage !== 'none' || (alpha ? Number(alpha[1] ?? alpha[2]) > 0.5 : backgroundColor !== 'transparent')
      );
    };
    const says = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
      });
    /** Whether something that is not the element's own lies over its middle. */
    const coverOf = (element: Element, { left, right, top, bottom }: Box): Element | undefined => {
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined;
      const over = document.elementFromPoint(x, y);
      if (!over || over === element || over.contains(element) || element.contains(over)) return undefined;
      let covers = says(over, x, y);
      for (let at: Element | null = over; at && !at.contains(element); at = at.parentElement) {
        if (['fixed', 'sticky'].includes(styleOf(at).position)) return undefined;
        covers ||= opaque(at);
      }
      return covers ? over : undefined;
    };
    const whole = parts.flatMap(({ element, box, what }) => {
      const rest = lookAt(element, box, what);
      const middle = (box.top + box.bottom) / 2;
      // Of what a list shows a piece of, what is left may be another's.
      return rest && rest.top <= middle && middle <= rest.bottom ? [{ element, box: rest, what }] : [];
    });
    const from = scrollY;
    const starts = new Map(whole.map(({ element }) => [element, within(element).top]));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      const moved = scrollY - from;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      for (const { element, box, what } of whole) {
        const here = { ...box, top: box.top - moved, bottom: box.bottom - moved };
        // In the middle half, where no bar lies; the ends of the page only come to the edges.
        if (here.top > innerHeight * (atEnd ? 1 : 0.75) || here.bottom < innerHeight * (y === 0 ? 0 : 0.25)) continue;
        // What stays in sight has been looked at where it began.
        if (Math.abs(within(element).top + moved - starts.get(element)!) > 2) continue;
        const cover = coverOf(element, here);
        if (cover) found.add(`covered: ${what} by ${named(cover)}`);
      }
    }
    scrollTo({ top: from, behavior: 'instant' });
    return [...found];
  });
