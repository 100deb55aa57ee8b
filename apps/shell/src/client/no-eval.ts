import { config } from 'zod';

// zod tries `new Function` once to see whether it may compile; under our policy the try alone is a reported violation. One setting for all copies of zod in the page.
config({ jitless: true });
