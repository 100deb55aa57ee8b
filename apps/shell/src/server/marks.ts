import { randomUUID } from 'node:crypto';

// Nobody outside can know them: a visitor's words may stand anywhere in a page, and must never be taken for a mark.
const secret = randomUUID();
/** Marks in a rendered page. The first two are replaced when it is rendered, the nonce each time it is sent. */
export const BOOT_MARK = `@@boot-${secret}@@`;
export const MAP_MARK = `@@import-map-${secret}@@`;
export const NONCE_MARK = `@@nonce-${secret}@@`;
