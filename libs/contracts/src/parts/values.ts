import { z } from 'zod';
import { text } from './text.ts';

/** ISO-8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** A moment that somebody gives: one that a database and a calendar can hold. */
export const givenInstant = instant.refine((given) => Date.parse(given) >= Date.UTC(2000, 0) && Date.parse(given) < Date.UTC(2100, 0), '2000 … 2099');
/** Digits only (section 5); on the wire a number. */
export const id = z.number().int().positive();
/** An id in a query string or path. */
export const idText = z
  .string()
  .regex(/^\d{1,15}$/, 'digits')
  .transform(Number);

/** What a frame of a socket is known by: made by whoever sends it. */
export const chatUuid = z.string().regex(/^[\w-]{8,64}$/, 'uuid');

/** 3 to 32 letters, digits, dot, hyphen, underscore; not digits alone, which name posts in addresses. */
export const username = text()
  .trim()
  .regex(/^(?!\d+$)[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/, 'username');

/** Address of an upload of ours, as `resource.upload` answered. */
export const uploadedUrl = z
  .string()
  .max(200)
  .regex(/^\/other\/api\/resource\/file\/[\w.-]+$/, 'upload');
