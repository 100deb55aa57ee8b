// The shared zod of browsers: see names.ts. From the package's other address: 'zod' itself is what is shared.
export { config } from 'zod/v4';
export * as z from './zod-names.js';
