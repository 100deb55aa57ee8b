import care from './care.vi.json';
import odds from './odds.vi.json';
import tips from './tips.vi.json';
import newTip from './new-tip.vi.json';
import shared from './vi.json';
import whatIf from './what-if.vi.json';

/** All that this remote says, in Vietnamese: for specs, and for what the compiler knows of keys. */
export const vi = { ...shared, ...odds, ...tips, ...newTip, ...care, ...whatIf };
