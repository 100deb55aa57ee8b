import type { AppNotice } from '@portal/platform';
import type { BoardChange } from './board-changes.ts';
import { movesOf, type MovePlan } from './move-plan.ts';
import type { Words } from './words.ts';

/** What somebody else changed, as a notice; the region of notices reads it out politely. */
export function newsOf(change: BoardChange, { t, remote }: Pick<Words, 't' | 'remote'>): AppNotice {
  const name = remote(change.remote);
  const by = change.by ? t('news.by', { by: change.by }) : undefined;
  switch (change.kind) {
    case 'current': {
      const title = t(change.automatic ? 'news.automatic' : 'news.current', {
        remote: name,
        from: change.from ?? t('did.nothing'),
        to: change.to ?? t('did.nothing'),
      });
      return notice(change, title, [change.automatic ? undefined : by, change.note]);
    }
    case 'canary':
      return notice(change, t('news.canary', { remote: name, version: change.version, percent: change.percent }), [by]);
    case 'canary-ended':
      return notice(change, t(change.automatic ? 'news.canary-automatic' : 'news.canary-ended', { remote: name, version: change.version }), [by]);
    case 'frozen':
      return notice(change, t('news.frozen', { remote: name }), [by, change.note]);
    case 'thawed':
      return notice(change, t('news.thawed', { remote: name }), [by]);
  }
}

const notice = ({ kind, remote }: BoardChange, title: string, words: (string | undefined)[]): AppNotice => {
  const text = words.filter(Boolean).join(' ');
  return { id: `releases ${kind} ${remote}`, tone: 'info', title, ...(text && { text }) };
};

/** What this page did, as a notice. */
export function doneOf(plan: MovePlan, { t, remote }: Pick<Words, 't' | 'remote'>): AppNotice {
  const moves = movesOf(plan);
  if (moves.length > 1) return { tone: 'success', title: t('move.done.set', { n: moves.length }) };
  const [name, version] = moves[0] ?? [plan.do === 'promote' ? 'chat' : plan.remote, ''];
  return { tone: 'success', title: t(`move.done.${plan.do}`, { remote: remote(name), version, percent: plan.do === 'canary' ? plan.percent : '' }) };
}
