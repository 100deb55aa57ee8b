// Part of every remote that runs from source: hears of new builds (tools/dev) and takes them into the running page. Components and styles are exchanged where they stand; anything else is
// a full load, as soon as the server renders the new build too. `?<name of the remote>` behind the path of this file says whose copy it is.
/* global __resourceQuery, __webpack_hash__ */
import { showErrors } from './error-card.js';

const remote = __resourceQuery.slice(1);
const ADDRESS = '/-/dev/events';

/** One stream for all remotes of the page: browsers open few connections to one server. */
function connect() {
  const listeners = new Map();
  const source = new EventSource(ADDRESS);
  source.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.say === 'shell') return location.reload();
    listeners.get(message.remote)?.(message);
  };
  return { on: (name, listener) => listeners.set(name, listener) };
}
const hub = (globalThis.__PORTAL_DEV__ ??= connect());

let wanted = __webpack_hash__;
let reloading = false;
/** The build that a full load would bring: that of the server. */
let served = '';

function reload() {
  reloading = true;
  if (served === wanted) location.reload();
}

async function take() {
  if (reloading) return reload();
  if (wanted === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  try {
    // null: the server knows nothing of the build this page came with; it was started anew.
    if (!(await import.meta.webpackHot.check(true))) return reload();
    console.info(`[dev] ${remote} is up to date`);
  } catch (error) {
    console.info(`[dev] ${remote} is loaded anew: ${error.message}`);
    return reload();
  }
  return take();
}

/** Sheets that the server put into the page stand under the release's address, those that came later under the dev server's. The new one is put beside, then the old ones go. */
function exchangeStyles(styles) {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const { pathname, search } = new URL(link.href);
    const file = pathname.slice(pathname.lastIndexOf('/') + 1);
    const ours = pathname.startsWith(`/-/dev/${remote}/`) || pathname.startsWith(`/remotes/${remote}/`);
    const hash = styles[file];
    if (!ours || !hash || link.dataset.dev === hash || search === `?${hash}`) continue;
    link.dataset.dev = hash;
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.dataset.dev = hash;
    fresh.href = `/-/dev/${remote}/${file}?${hash}`;
    fresh.onload = () => link.remove();
    link.after(fresh);
  }
}

let told = false;
hub.on(remote, (message) => {
  if (message.say === 'failed') return showErrors(remote, message.errors);
  if (message.say === 'served') {
    served = message.hash;
    return void take();
  }
  showErrors(remote, []);
  wanted = message.hash;
  // What is told first is the build that the page came with, as a rule, and its styles are there.
  if (told || message.hash !== __webpack_hash__) exchangeStyles(message.styles);
  told = true;
  void take();
});
