import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** Hears whether a block is near the screen. */
type Hear = (entry: IntersectionObserverEntry) => void;
interface Windowing {
  observe(element: Element, hear: Hear): () => void;
}
/** null: the list is short, and all of it is there. */
const Context = createContext<Windowing | null>(null);

/** Rows of a list up to which all of it is there: looking for a word on the page finds everything. Of a longer one so many are there from the beginning, also without JavaScript. */
export const WHOLE_LIST = 200;
/** A screen above and below is ready. */
const AHEAD = '100%';

/** Of a list of many rows only those near the screen are there; the others leave their place as high as it was. `rows`: all of them; up to `whole` of them are there in any case. */
export function Windowed({ rows, whole = WHOLE_LIST, children }: { rows: number; whole?: number; children: ReactNode }) {
  const [windowing] = useState(makeWindowing);
  return <Context value={rows > whole ? windowing : null}>{children}</Context>;
}

export type WindowedBlockProps = {
  /** In this block, and above it in its list. */
  readonly rows: number;
  readonly before: number;
  /** Height of a row that nobody has seen yet, in rem. Without it rows are there until they are left: how high they are cannot be told before, and whoever comes back to the list finds it as long as it was. */
  readonly rowHeight?: number | undefined;
  readonly children: () => ReactNode;
};

/** Whatever a visitor has opened or begun: `data-stays` on anything, an open menu, an open part. */
const IN_USE = '[data-stays], [data-popup-open], [aria-expanded="true"]';

/** Some rows of a `Windowed` list: twenty or so. What has the focus stays, and so does what is in use. */
export function WindowedBlock({ rows, before, rowHeight, children }: WindowedBlockProps) {
  const windowing = useContext(Context);
  const box = useRef<HTMLDivElement>(null);
  const [{ near, height }, setPlace] = useState<{ near: boolean; height: number | undefined }>({
    near: rowHeight === undefined || before < WHOLE_LIST,
    height: undefined,
  });
  useEffect(() => {
    const element = box.current;
    if (!windowing || !element) return undefined;
    const unobserve = windowing.observe(element, ({ isIntersecting, boundingClientRect }) => {
      setPlace((place) => {
        if (isIntersecting) return place.near ? place : { ...place, near: true };
        if (!place.near || element.contains(document.activeElement) || element.querySelector(IN_USE)) return place;
        return { near: false, height: boundingClientRect.height };
      });
    });
    return () => {
      unobserve();
      // A list that is short for a while is there as a whole, and so it begins when it is long again: nothing in use vanishes, and nothing is known of heights.
      setPlace({ near: true, height: undefined });
    };
  }, [windowing]);
  const there = !windowing || near;
  return (
    <div ref={box} style={there ? undefined : { height: height ?? `${rows * (rowHeight ?? 0)}rem` }}>
      {there && children()}
    </div>
  );
}

/** One observer for all blocks of a list. Without one everything is there. */
function makeWindowing(): Windowing | null {
  if (typeof IntersectionObserver === 'undefined') return null;
  const heard = new Map<Element, Hear>();
  const observer = new IntersectionObserver((entries) => entries.forEach((entry) => heard.get(entry.target)?.(entry)), { rootMargin: `${AHEAD} 0px` });
  return {
    observe(element, hear) {
      heard.set(element, hear);
      observer.observe(element);
      return () => {
        heard.delete(element);
        observer.unobserve(element);
      };
    },
  };
}
