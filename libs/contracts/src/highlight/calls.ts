import { z } from 'zod';
import { DEFAULT_LANGUAGE, endpoint, languages, reaction, reactions } from '@portal/contracts';
import { id, idParam, idText, onward, stretch } from '@portal/contracts/parts';
import { highlight, highlightKinds } from './highlight.ts';

const base = '/other/api/highlight/';
const tag = 'highlight';

/** Other goals of the match in one answer. */
export const MOST_OF_MATCH = 30;

/** Highlights (ours: section 2 names their pages, section 7 no calls for them): the goals of the matches of the last three days. */
export const highlightCalls = {
  list: endpoint({
    id: 'highlight.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'Highlights, the newest first; of one match with `fixtureId`',
    query: () => z.object({ kind: z.enum(highlightKinds).optional(), fixtureId: idText.optional(), ...onward(12, 50) }),
    data: () => stretch(highlight),
  }),
  info: endpoint({
    id: 'highlight.info',
    method: 'GET',
    path: `${base}info/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'One highlight and the others of its match in their order; 404 where none has that id, or it has not been seen yet',
    params: () => idParam,
    data: () => highlight.extend({ others: z.array(highlight).max(MOST_OF_MATCH) }),
  }),
  react: endpoint({
    id: 'highlight.react',
    method: 'POST',
    path: `${base}reaction`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Sets one’s reaction on a highlight; null takes it back',
    body: () => z.object({ id, reaction: reaction.nullable() }),
    data: () => reactions,
  }),
  captions: endpoint({
    id: 'highlight.captions',
    method: 'GET',
    path: `${base}captions`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary: 'What is said in the films of a highlight, as WebVTT; with `scores=hidden` neither whose goal it is nor what it made',
    query: () => z.object({ id: idText, lang: z.enum(languages).default(DEFAULT_LANGUAGE), scores: z.enum(['shown', 'hidden']).default('shown') }),
    data: () => z.unknown(),
  }),
  film: endpoint({
    id: 'highlight.film',
    method: 'GET',
    path: `${base}film/{name}`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary:
      'A film that ships with the portal, or its poster; of a film any stretch of bytes (RFC 9110, section 14). `v` is of what is in it: with the right one it never changes',
    params: () => z.object({ name: z.string().regex(/^[a-z-]{1,60}\.(mp4|webp)$/, 'name') }),
    query: () => z.object({ v: z.string().max(40).optional() }),
    data: () => z.unknown(),
  }),
} as const;
