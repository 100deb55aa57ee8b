/** Pages of one's own, by the name that their texts have. */
export type MemberPage = 'account' | 'checkIn' | 'missions' | 'lucky' | 'referral';
