import type { Prefs } from '@portal/platform';
import { fakeApi, fakeClock, fakeSession, fakeSocket } from '@portal/testing';
import { createAppContext } from '../app-context.ts';

export const SAIGON: Prefs = { language: 'vi', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh' };

/** A page's context as the browser has it, with nothing real behind it. */
export const aContext = (prefs: Prefs = SAIGON, api = fakeApi(), session = fakeSession()) =>
  createAppContext(prefs, {
    api,
    site: { origin: 'https://khandai.test', domain: undefined, brand: 'Khán Đài' },
    session,
    socket: fakeSocket(),
    clock: fakeClock(),
    server: false,
  });
