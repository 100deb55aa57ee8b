import { randomUUID } from 'node:crypto';
import { codes, type Output } from '@portal/contracts';
import type { ChangeKind, Draft, draftCalls, DraftSource, DraftState } from '@portal/contracts/draft';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { Refused, refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import { articleRepository, putArticle, readingMinutes, takeArticle } from '../articles/index.ts';
import { peopleRepository, stillThere } from '../people/index.ts';
import { articleOf, legible, sourceOf, written } from './draft.articles.ts';
import { atRest, FURTHEST } from './draft.policy.ts';
import { presentChange, presentDraft, presentDraftRow } from './draft.presenter.ts';
import { draftRepository, type StoredDraft } from './draft.repository.ts';

interface Parts {
  db: Db;
  clock: Clock;
}
interface Read {
  readonly id: number;
  /** The one that whoever changes it has read. */
  readonly version: number;
}
type Values = Partial<StoredDraft>;

/** Articles as staff write them. Each thing that is done is kept, with what was written. */
export class DraftService {
  private readonly db: Db;
  private readonly clock: Clock;

  constructor({ db, clock }: Parts) {
    this.db = db;
    this.clock = clock;
  }

  /** Throws Refused 400 for a category that is not there. */
  async create({ uuid, source }: { uuid: string; source: DraftSource }, staff: Member): Promise<Draft> {
    const before = await draftRepository(this.db).byUuid(uuid);
    if (before) return this.present(before);
    await this.check(source, this.db);
    return this.begin({ uuid, source, state: 'draft', articleId: null, shownFrom: null }, staff);
  }

  /** Throws Refused 404 for an article that is not there. */
  async adopt(articleId: number, staff: Member): Promise<Draft> {
    const before = await draftRepository(this.db).byArticle(articleId);
    if (before) return this.present(before);
    const whole = await articleRepository(this.db).whole(articleId);
    if (!whole) throw refused.notFound();
    return this.begin({ uuid: randomUUID(), source: sourceOf(whole), state: 'published', articleId, shownFrom: 1 }, staff);
  }

  /** Throws Refused: 400, 404, `draftMoved`. */
  async update({ source, ...read }: Read & { source: DraftSource }, staff: Member): Promise<Draft> {
    await this.check(source, this.db);
    return this.change(read, 'written', staff, async (tx, row) => {
      // What is scheduled is published as it is then.
      if (row.state === 'scheduled') await articleOf(tx, source);
      return { source, writtenAt: row.version + 1 };
    });
  }

  /** At a time to come it is published by itself. Throws Refused: 400 where there is nothing to read or the time is too far, 404, `draftMoved`. */
  async publish({ at, ...read }: Read & { at: string | null }, staff: Member): Promise<Draft> {
    const now = this.clock.now();
    const when = at === null ? now : Date.parse(at);
    if (when > now + FURTHEST) throw refused.badInput([{ path: 'at', message: 'at' }]);
    if (when <= now) return this.change(read, 'published', staff, (tx, row) => this.put(tx, row, now));
    return this.change(read, 'scheduled', staff, async (tx, row) => {
      await this.check(row.source, tx);
      await articleOf(tx, row.source);
      return { state: 'scheduled', publishAt: new Date(when) };
    });
  }

  /** Calls off what is scheduled, else takes back what is published. Throws Refused: 404, `draftMoved`, `notShown` where there is neither. */
  async withdraw(read: Read, staff: Member): Promise<Draft> {
    const kind = (row: StoredDraft): ChangeKind => (row.state === 'scheduled' ? 'unscheduled' : 'withdrawn');
    return this.change(read, kind, staff, async (tx, row) => {
      if (row.state === 'scheduled') return { state: atRest(row), publishAt: null };
      if (row.shownFrom === null || row.articleId === null) throw refused.business(codes.notShown);
      await takeArticle(tx, row.articleId, new Date(this.clock.now()));
      return { state: 'withdrawn', shownFrom: null };
    });
  }

  async list({
    state,
    cursor,
    pageSize,
  }: {
    state?: DraftState | undefined;
    cursor?: string | undefined;
    pageSize: number;
  }): Promise<Output<typeof draftCalls.list>> {
    const found = await draftRepository(this.db).list(state, readCursor(cursor), pageSize + 1);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ editedAt, id }) => ({ at: editedAt, id }));
    const people = await this.people(rows);
    return { list: rows.map((row) => presentDraftRow(row, people)), nextCursor };
  }

  /** Throws Refused 404. */
  async info(id: number): Promise<Draft> {
    return this.present(await this.there(id));
  }

  /** Throws Refused 404. */
  async changes({ id, cursor, pageSize }: { id: number; cursor?: string | undefined; pageSize: number }): Promise<Output<typeof draftCalls.changes>> {
    await this.there(id);
    const found = await draftRepository(this.db).changes(id, readCursor(cursor)?.id, pageSize + 1);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ at, version }) => ({ at, id: version }));
    const people = await this.people(rows);
    return { list: rows.map((row) => presentChange(row, people)), nextCursor };
  }

  /** Throws Refused 404. */
  async version(id: number, version: number): Promise<Output<typeof draftCalls.version>> {
    const drafts = draftRepository(this.db);
    const [change, source] = await Promise.all([drafts.changeAt(id, version), drafts.sourceAt(id, version)]);
    if (!change || !source) throw refused.notFound();
    return { change: presentChange(change, await this.people([change])), source };
  }

  async preview(body: string): Promise<Output<typeof draftCalls.preview>> {
    legible(body, 'body');
    const { blocks, warnings } = await written(this.db, body);
    return { blocks, warnings, minutes: readingMinutes(blocks) };
  }

  /** Publishes what was scheduled and is due. One that cannot be published any more is not scheduled any more; one that fails is tried again the next time. Neither keeps any of the others. */
  async publishDue(onError: (error: unknown) => void): Promise<void> {
    const failed: number[] = [];
    for (let more = true; more; ) {
      const tried: { id?: number } = {};
      more = await this.publishNext(failed, tried).catch((error: unknown) => {
        onError(tried.id === undefined ? error : new Error(`draft ${tried.id} was not published`, { cause: error }));
        if (tried.id !== undefined) failed.push(tried.id);
        return tried.id !== undefined;
      });
    }
  }

  private async publishNext(but: readonly number[], tried: { id?: number }): Promise<boolean> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const row = await draftRepository(tx).lockDue(new Date(now), but);
      if (!row) return false;
      tried.id = row.id;
      try {
        await this.done(tx, row, 'published', row.editorId, await this.put(tx, row, row.publishAt?.getTime() ?? now));
      } catch (error) {
        // Refused before anything was written.
        if (!(error instanceof Refused)) throw error;
        await this.done(tx, row, 'unscheduled', null, { state: atRest(row), publishAt: null });
      }
      return true;
    });
  }

  /** What of a draft changes when it is published; its article is written. */
  private async put(tx: Db, row: StoredDraft, at: number): Promise<Values> {
    await this.check(row.source, tx);
    const articleId = await putArticle(tx, row.articleId, await articleOf(tx, row.source), new Date(at));
    return { state: 'published', articleId, publishAt: null, shownFrom: row.writtenAt };
  }

  private async begin(row: Pick<StoredDraft, 'uuid' | 'source' | 'state' | 'articleId' | 'shownFrom'>, staff: Member): Promise<Draft> {
    await stillThere(this.db, staff.userId);
    const at = new Date(this.clock.now());
    const made = await this.db.transaction(async (tx) => {
      const drafts = draftRepository(tx);
      const added = await drafts.add({ ...row, version: 1, writtenAt: 1, publishAt: null, editorId: staff.userId, editedAt: at });
      if (added) await drafts.note({ draftId: added.id, version: 1, kind: 'written', editorId: staff.userId, at, publishAt: null, source: row.source });
      return added;
    });
    if (made) return this.present(made);
    // Somebody was faster with the same one.
    const drafts = draftRepository(this.db);
    const other = (await drafts.byUuid(row.uuid)) ?? (row.articleId === null ? undefined : await drafts.byArticle(row.articleId));
    if (!other) throw refused.notFound();
    return this.present(other);
  }

  /** Changes what somebody has read: another version since then is a conflict, and nothing of either is lost. */
  private async change(
    { id, version }: Read,
    kind: ChangeKind | ((before: StoredDraft) => ChangeKind),
    staff: Member,
    deed: (tx: Db, row: StoredDraft) => Promise<Values>,
  ): Promise<Draft> {
    await stillThere(this.db, staff.userId);
    const changed = await this.db.transaction(async (tx) => {
      const row = await draftRepository(tx).lock(id);
      if (!row) throw refused.notFound();
      if (row.version !== version) throw refused.business(codes.draftMoved);
      return this.done(tx, row, typeof kind === 'string' ? kind : kind(row), staff.userId, await deed(tx, row));
    });
    return this.present(changed);
  }

  private async done(tx: Db, row: StoredDraft, kind: ChangeKind, editorId: number | null, values: Values): Promise<StoredDraft> {
    const drafts = draftRepository(tx);
    const [version, at] = [row.version + 1, new Date(this.clock.now())];
    await drafts.note({ draftId: row.id, version, kind, editorId, at, publishAt: values.publishAt ?? null, source: values.source ?? null });
    return drafts.change(row.id, { ...values, version, editorId, editedAt: at });
  }

  /** Throws Refused 400. */
  private async check({ categoryId, texts }: DraftSource, db: Db): Promise<void> {
    for (const [language, words] of Object.entries(texts)) if (words) legible(words.body, `source.texts.${language}.body`);
    if (!(await articleRepository(db).category(categoryId))) throw refused.badInput([{ path: 'source.categoryId', message: 'category' }]);
  }

  private async there(id: number): Promise<StoredDraft> {
    const row = await draftRepository(this.db).byId(id);
    if (!row) throw refused.notFound();
    return row;
  }

  private people(rows: readonly { readonly editorId: number | null }[]) {
    return peopleRepository(this.db).byIds(rows.flatMap(({ editorId }) => editorId ?? []));
  }

  private async present(row: StoredDraft): Promise<Draft> {
    return presentDraft(row, await this.people([row]));
  }
}
