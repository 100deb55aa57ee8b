/** Marks in a rendered page. The first two are replaced when it is rendered, the nonce each time it is sent. */
export const BOOT_MARK = '@@portal-boot@@';
export const MAP_MARK = '@@portal-import-map@@';
export const NONCE_MARK = '@@portal-nonce@@';
