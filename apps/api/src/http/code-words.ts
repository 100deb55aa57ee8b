import { chatCodes, codes } from '@portal/contracts';

/** A code above 0: an answer that is not good. */
export type Refusing = Exclude<(typeof codes)[keyof typeof codes], 0> | (typeof chatCodes)[keyof typeof chatCodes];

/** What a code says to people, by its key in the words of the api; where a refusal knows more of the case, it says that instead (`refused.business`). A code without a sentence does not compile. */
export const codeWords: Readonly<Record<Refusing, string>> = {
  [codes.ignored]: 'chat.ignored',
  [codes.badInput]: 'badInput',
  [codes.noToken]: 'noToken',
  [codes.wrongCredentials]: 'wrongCredentials',
  [codes.refreshRefused]: 'sessionExpired',
  [codes.wrongCode]: 'user.wrongCode',
  [codes.usernameTaken]: 'user.usernameTaken',
  [codes.emailTaken]: 'user.emailTaken',
  [codes.tipLocked]: 'tips.locked',
  [codes.lineMoved]: 'tips.lineMoved',
  [codes.marketClosed]: 'tips.marketClosed',
  [codes.tippedBefore]: 'tips.before',
  [codes.noMakeUp]: 'points.makeUp.refused',
  [codes.listFull]: 'friends.full',
  [codes.blocked]: 'friends.blocked',
  [codes.eventClosed]: 'events.closed',
  [codes.eventFull]: 'events.full',
  [codes.draftMoved]: 'drafts.moved',
  [codes.notShown]: 'drafts.notShown',
  [codes.missionOpen]: 'points.missionOpen',
  [codes.missionOver]: 'points.missionOver',
  [codes.inviteUnknown]: 'referral.unknown',
  [codes.inviteLate]: 'referral.late',
  [codes.inviteRefused]: 'referral.refused',
  [codes.luckyNoTicket]: 'lucky.noTicket',
  [codes.luckyOver]: 'lucky.over',
  [codes.notAllowed]: 'notAllowed',
  [codes.notFound]: 'notFound',
  [codes.tooLarge]: 'tooLarge',
  [codes.tooMany]: 'tooMany',
  [codes.ours]: 'ours',
  [codes.notBuilt]: 'notBuilt',
  [codes.notReady]: 'notReady',
  [chatCodes.notLoggedIn]: 'chat.needsLogin',
  [chatCodes.notPermitted]: 'chat.notPermitted',
  [chatCodes.notPermittedToCreate]: 'chat.notPermittedToCreate',
};
