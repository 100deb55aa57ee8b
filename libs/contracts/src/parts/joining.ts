import { z } from 'zod';
import { MOST_DEVICES } from '../constants.ts';
import { text } from './text.ts';

/** Ours. What a browser is known by when the same member logs in there again, so that it is not held up by others who guess. It opens nothing by itself. */
export const device = z.string().max(512);
/** Those of everybody who has logged in on a browser. */
export const devices = z.array(device).max(MOST_DEVICES);
/** What somebody who is here already gives a friend who is not (section 3). */
export const inviteCode = text().trim().max(64);
