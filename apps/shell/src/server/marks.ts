import { randomUUID } from 'node:crypto';

// Nobody outside can know them: a visitor's words may stand anywhere in a page, and must never be taken for a mark.
const secret = randomUUID();
/** Marks in a rendered page. The first three are replaced when it is rendered, the others each time it is sent. */
export const BOOT_MARK = `@@boot-${secret}@@`;
export const MAP_MARK = `@@import-map-${secret}@@`;
/** Where the script stands that starts the page's program. */
export const START_MARK = `@@start-${secret}@@`;
export const NONCE_MARK = `@@nonce-${secret}@@`;
/** Where the token stands by which the page reports. */
export const VISIT_MARK = `@@visit-${secret}@@`;
