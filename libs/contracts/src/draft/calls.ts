import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { id, idParam, idText, instant, onward, stretch, text, uuid } from '@portal/contracts/parts';
import { draft, draftChange, draftLimits, draftPreview, draftRow, draftSource, draftStates, sourceGiven } from './draft.ts';

const base = '/other/api/draft/';
const tag = 'draft';
const staff = { access: 'staff', tag, extension: true } as const;
/** Which version was read: another one since is a conflict, and nothing is changed. */
/** More is done to no draft. */
const MOST = 2_000_000_000;
const read = { id, version: z.number().int().min(1).max(MOST) };
const version = z.coerce.number().int().min(1).max(MOST);

/** Articles as they are written (ours): section 7 has the calls that read them alone. All for staff. */
export const draftCalls = {
  create: endpoint({
    id: 'draft.create',
    method: 'POST',
    path: `${base}create`,
    ...staff,
    summary: 'A new draft; the same uuid again gives the draft it made',
    body: () => z.object({ uuid, source: draftSource }),
    data: () => draft,
  }),
  adopt: endpoint({
    id: 'draft.adopt',
    method: 'POST',
    path: `${base}adopt`,
    ...staff,
    summary: 'The draft of an article that is published: its own, or one made of what it says',
    body: () => z.object({ articleId: id }),
    data: () => draft,
  }),
  update: endpoint({
    id: 'draft.update',
    method: 'POST',
    path: `${base}update`,
    ...staff,
    summary: 'Writes another version; what is published stays as it is until it is published again',
    body: () => z.object({ ...read, source: draftSource }),
    data: () => draft,
  }),
  list: endpoint({
    id: 'draft.list',
    method: 'GET',
    path: `${base}list`,
    ...staff,
    summary: 'Drafts, the last edited first',
    query: () => z.object({ state: z.enum(draftStates).optional(), ...onward(20, 50) }),
    data: () => stretch(draftRow),
  }),
  info: endpoint({
    id: 'draft.info',
    method: 'GET',
    path: `${base}info/{id}`,
    ...staff,
    summary: 'One draft as it is written',
    params: () => idParam,
    data: () => draft,
  }),
  changes: endpoint({
    id: 'draft.changes',
    method: 'GET',
    path: `${base}changes`,
    ...staff,
    summary: 'All that was done to a draft, the newest first',
    query: () => z.object({ id: idText, ...onward(20, 50) }),
    data: () => stretch(draftChange),
  }),
  version: endpoint({
    id: 'draft.version',
    method: 'GET',
    path: `${base}version`,
    ...staff,
    summary: 'A draft as it stood at a version',
    query: () => z.object({ id: idText, version }),
    data: () => z.object({ change: draftChange, source: sourceGiven }),
  }),
  preview: endpoint({
    id: 'draft.preview',
    method: 'POST',
    path: `${base}preview`,
    ...staff,
    summary: 'What a body becomes, and what of it is not shown as it was written. Nothing is kept',
    body: () => z.object({ body: text().max(draftLimits.body) }),
    data: () => draftPreview,
  }),
  publish: endpoint({
    id: 'draft.publish',
    method: 'POST',
    path: `${base}publish`,
    ...staff,
    summary: 'Publishes a draft, at once or at a time to come (of the next year); again: with the words of now',
    body: () => z.object({ ...read, at: instant.nullable().default(null) }),
    data: () => draft,
  }),
  withdraw: endpoint({
    id: 'draft.withdraw',
    method: 'POST',
    path: `${base}withdraw`,
    ...staff,
    summary: 'Calls off what is scheduled; takes back what is published: its address answers 404 until it is published again',
    body: () => z.object(read),
    data: () => draft,
  }),
} as const;
