/** Codes of answers (section 8, decisions.md "Envelope, codes, errors"). HTTP status and code go together for all but business refusals (HTTP 200). */
export const codes = {
  ok: 0,
  /** Chat: ignored, a duplicate or silently throttled. */
  ignored: 10000,
  badInput: 40000,
  noToken: 40100,
  /** Business refusal of log-in: wrong name or password (HTTP 200). */
  wrongCredentials: 40110,
  refreshRefused: 40120,
  /** A code of a message of ours that is wrong, over or used up. */
  wrongCode: 40130,
  /** Business refusals (HTTP 200). */
  usernameTaken: 40911,
  emailTaken: 40912,
  /** Who works for the portal does not go by themselves, nor does a member of the demonstration, whom many share. */
  staffStays: 40913,
  /** A tip or its change after kick-off; another line than the market's; a market that is closed. */
  tipLocked: 40921,
  lineMoved: 40922,
  marketClosed: 40923,
  /** One tip for each match and type. */
  tippedBefore: 40924,
  /** A prediction for points: one for each match and type; more than the day has left; more than one has. */
  predictedBefore: 40925,
  predictionsFull: 40926,
  pointsShort: 40927,
  /** More than one lets oneself stake on a day; a break that one takes from tips and predictions. */
  ownLimit: 40928,
  onBreak: 40929,
  /** No day to make up, or none left this month. */
  noMakeUp: 40931,
  /** As many friends, open requests or followed members as there may be. */
  listFull: 40941,
  /** One of two members blocks the other. */
  blocked: 40942,
  /** What one follows: it was changed elsewhere since it was read. */
  followedMoved: 40945,
  /** An event that is over or called off; one without a place left. */
  eventClosed: 40951,
  eventFull: 40952,
  /** A commentator for a match that has begun, or is too far away; as many as somebody may have booked. */
  bookingClosed: 40953,
  bookingsFull: 40954,
  /** Of a draft: somebody has changed it since it was read; nothing of it is shown. */
  draftMoved: 40961,
  notShown: 40962,
  /** A mission that is not done yet. */
  missionOpen: 40971,
  /** A mission of a day that is over. */
  missionOver: 40972,
  /** An invite code that is nobody's; one that comes too late, or after another; one that would bring nobody anything. */
  inviteUnknown: 40981,
  inviteLate: 40982,
  inviteRefused: 40983,
  /** No ticket for the lucky draw is left; a box that is over. */
  luckyNoTicket: 40991,
  luckyOver: 40992,
  notAllowed: 40300,
  notFound: 40400,
  tooLarge: 41300,
  tooMany: 42900,
  ours: 50000,
  notBuilt: 50100,
  notReady: 50300,
} as const;

/** Chat codes that are words. */
export const chatCodes = {
  notLoggedIn: 'FIBE_NOT_LOGIN',
  notPermitted: 'NOT_PERMISSIONS',
  notPermittedToCreate: 'NOT_PERMISSIONS_FOR_CREATE',
} as const;

/** `msg` of a good answer. */
export const SUCCESS = 'Success';
