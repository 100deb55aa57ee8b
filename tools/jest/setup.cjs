// jsdom lacks these; react-router needs them at import time.
const { TextEncoder, TextDecoder } = require('node:util');
Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  IS_REACT_ACT_ENVIRONMENT: true,
});
