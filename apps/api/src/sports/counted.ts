import type { MatchRecord } from '@portal/domain';

/** What was annulled, or broken off and played again, counts for no table, form, knock-out or player. */
export const isVoid = ({ note }: Pick<MatchRecord, 'note'>): boolean => note === 'annulled' || note === 'abandoned';
