// Bundled into every remote's server entry. The shell evaluates that entry with __filename = its address and __loadServerFile = (address) => Promise<exports>,
// which checks the hash. No eval, no globals, one chunk table per entry: two versions of a remote live side by side in one process.
/* global __webpack_require__, __loadServerFile */
export default () => ({
  name: 'server-chunks',
  beforeInit(args) {
    __webpack_require__.p = new URL('./', __filename).href;
    const state = {};
    __webpack_require__.f.readFileVm = (id, promises) => {
      // A chunk that holds nothing but shared modules has no file: the shell brings what is in it.
      if (state[id] === 0 || __webpack_require__.federation.chunkMatcher?.(id) === false) return;
      state[id] ||= __loadServerFile(__webpack_require__.p + __webpack_require__.u(id)).then(
        (chunk) => {
          Object.assign(__webpack_require__.m, chunk.modules);
          chunk.runtime?.(__webpack_require__);
          for (const done of chunk.ids) state[done] = 0;
        },
        (error) => {
          delete state[id];
          throw error;
        },
      );
      promises.push(state[id]);
    };
    return args;
  },
});
