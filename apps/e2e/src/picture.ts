/** A green square of eight by eight pixels, as PNG. */
export const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgaPDGihiGlgQAjDQ0wSHNPzUAAAAASUVORK5CYII=', 'base64');
