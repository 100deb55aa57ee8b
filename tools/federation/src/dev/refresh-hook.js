// First in the development build of the shell's browser program, before react-dom: renderers announce themselves here. React Refresh brings a hook of its own that forgets them, and
// the refresh runtime of a remote arrives after react-dom, so it would find none. React's DevTools, where they are installed, were here before and do the same.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  isDisabled: false,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
