// Loaded before a server's own program (moment.ts, `atTheMoment`).
import { shiftDate } from './shift-date.ts';

shiftDate(Number(process.env['PORTAL_AHEAD'] ?? 0));
