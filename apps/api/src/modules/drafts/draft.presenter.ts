import type { Draft, DraftChange, DraftRow } from '@portal/contracts/draft';
import type { People } from '../people/index.ts';
import type { DraftSummary, StoredChange, StoredDraft } from './draft.repository.ts';

const personOf = (id: number | null, people: People) => (id === null ? null : (people.get(id) ?? null));

export const presentDraftRow = (row: DraftSummary, people: People): DraftRow => ({
  id: row.id,
  state: row.state,
  version: row.version,
  title: row.title,
  articleId: row.articleId,
  publishAt: row.publishAt?.toISOString() ?? null,
  changed: row.shownFrom !== null && row.shownFrom !== row.writtenAt,
  editor: personOf(row.editorId, people),
  editedAt: row.editedAt.toISOString(),
});

export const presentDraft = (row: StoredDraft, people: People): Draft => ({
  ...presentDraftRow({ ...row, title: row.source.texts.vi.title }, people),
  source: row.source,
});

export const presentChange = ({ version, kind, editorId, at, publishAt }: Omit<StoredChange, 'source'>, people: People): DraftChange => ({
  version,
  kind,
  by: personOf(editorId, people),
  at: at.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
});
