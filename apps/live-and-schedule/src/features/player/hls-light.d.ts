// hls.js ships the types of its full build only; the light one has the same class with fewer features.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
  export * from 'hls.js';
}
