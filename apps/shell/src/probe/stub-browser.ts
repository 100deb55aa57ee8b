// As much of a browser as modules of a page ask for while they are evaluated and rendered to text. Not for effects: none run here.

interface StubElement {
  tagName: string;
  style: Record<string, string>;
  href?: string;
  onload?: (event: { type: string }) => void;
  onerror?: (event: { type: string }) => void;
  [field: string]: unknown;
}

/** Puts `window`, `document` and their like onto the global object. `has`: whether a file of the release is there, for style sheets that a chunk brings along. */
export function stubBrowser(has: (address: string) => boolean): void {
  const element = (tagName: string): StubElement => ({
    tagName: tagName.toUpperCase(),
    style: {},
    children: [],
    childNodes: [],
    dataset: {},
    classList: { add() {}, remove() {}, contains: () => false, toggle: () => false },
    setAttribute(name: string, value: unknown) {
      this[name] = value;
    },
    getAttribute() {
      return null;
    },
    hasAttribute: () => false,
    removeAttribute() {},
    appendChild: attach,
    insertBefore: attach,
    append: attach,
    removeChild() {},
    remove() {},
    addEventListener() {},
    removeEventListener() {},
    querySelector: () => null,
    querySelectorAll: () => [],
    canPlayType: () => '',
    getContext: () => null,
  });
  /** A style sheet is there at once, or not at all. */
  function attach<T extends StubElement>(child: T): T {
    if (child.tagName === 'LINK')
      queueMicrotask(() => (has(child.href ?? '') ? child.onload : child.onerror)?.({ type: has(child.href ?? '') ? 'load' : 'error' }));
    return child;
  }
  const events = { addEventListener() {}, removeEventListener() {}, dispatchEvent: () => true };
  const document = {
    ...element('#document'),
    documentElement: element('html'),
    head: element('head'),
    body: element('body'),
    cookie: '',
    readyState: 'complete',
    visibilityState: 'visible',
    hidden: false,
    activeElement: null,
    createElement: element,
    createElementNS: (_space: string, name: string) => element(name),
    createTextNode: () => element('#text'),
    createDocumentFragment: () => element('#fragment'),
    getElementById: () => null,
    getElementsByTagName: () => [],
    getElementsByClassName: () => [],
  };
  const location = new URL('http://probe.invalid/');
  const storage = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, key: () => null, length: 0 };
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  const Class = () => class {};
  const stubs: Record<string, unknown> = {
    ...events,
    window: globalThis,
    self: globalThis,
    document,
    location,
    history: { state: null, pushState() {}, replaceState() {} },
    localStorage: storage,
    sessionStorage: storage,
    matchMedia: () => ({ matches: false, ...events }),
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    requestAnimationFrame: () => 0,
    cancelAnimationFrame() {},
    requestIdleCallback: () => 0,
    cancelIdleCallback() {},
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    MutationObserver: Observer,
    innerWidth: 390,
    innerHeight: 844,
    devicePixelRatio: 2,
    scrollX: 0,
    scrollY: 0,
    scrollTo() {},
    screen: { width: 390, height: 844 },
    Node: Class(),
    Element: Class(),
    HTMLElement: Class(),
    HTMLInputElement: Class(),
    HTMLTextAreaElement: Class(),
    HTMLVideoElement: Class(),
    SVGElement: Class(),
    ShadowRoot: Class(),
    CSS: { supports: () => false, escape: String },
  };
  for (const [name, value] of Object.entries(stubs)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
