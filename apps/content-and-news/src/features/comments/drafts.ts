/** What somebody has written and the server does not have yet. `uuid` makes a second try of the same harmless; `answers` is the comment it speaks to. */
interface Written {
  readonly uuid: string;
  readonly text: string;
  readonly answers: number | null;
}
export type Draft = Written & ({ readonly status: 'pending' } | { readonly status: 'failed'; readonly why: string });

export const added = (drafts: readonly Draft[], written: Written): Draft[] => [...drafts, { ...written, status: 'pending' }];
export const failed = (drafts: readonly Draft[], uuid: string, why: string): Draft[] =>
  changed(drafts, uuid, (written) => ({ ...written, status: 'failed', why }));
export const again = (drafts: readonly Draft[], uuid: string): Draft[] => changed(drafts, uuid, (written) => ({ ...written, status: 'pending' }));
export const dropped = (drafts: readonly Draft[], uuid: string): Draft[] => drafts.filter((draft) => draft.uuid !== uuid);

function changed(drafts: readonly Draft[], uuid: string, change: (written: Written) => Draft): Draft[] {
  return drafts.map((draft) => (draft.uuid === uuid ? change({ uuid, text: draft.text, answers: draft.answers }) : draft));
}
