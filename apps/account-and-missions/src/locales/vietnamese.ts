import account from './account.vi.json';
import checkIn from './check-in.vi.json';
import lucky from './lucky.vi.json';
import missions from './missions.vi.json';
import referral from './referral.vi.json';
import shared from './vi.json';

/** All that this remote says, in Vietnamese: for specs, and for what the compiler knows of keys. */
export const vi = { ...shared, ...account, ...checkIn, ...lucky, ...missions, ...referral };
