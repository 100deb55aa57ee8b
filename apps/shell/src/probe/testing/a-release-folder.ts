import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRecord } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { shapeOfCall, shapeOfSlot } from '@portal/contracts/record';
import { RUNTIME } from '../../federation/runtime-number.ts';

export interface Parts {
  /** What the entries expose, as JavaScript; `client` and `server` where they differ. */
  exposes?: string;
  server?: string;
  client?: string;
  /** More files, by path in the release. */
  files?: Record<string, string>;
  offers?: Partial<ReleaseRecord['offers']>;
  uses?: Partial<ReleaseRecord['uses']>;
  /** Manifest as it is written, changed. */
  manifest?: (manifest: Record<string, unknown>) => Record<string, unknown>;
}

/** Texts in three languages. */
export const TEXTS = 'messages: { vi: async () => ({ default: {} }), en: async () => ({ default: {} }), zh: async () => ({ default: {} }) }';
/** A remote that works, as JavaScript. `routes`: below /chatroom. */
export const aRemote = (routes = "[{ index: true, Component: () => 'well' }]", slots = '{}') =>
  `{ routes: { '/chatroom': ${routes} }, slots: ${slots}, ${TEXTS} }`;
/** A call's endpoint as a remote holds it, without its schemas: they read anything. */
export const anEndpoint = "{ id: 'chat.listRoom', method: 'GET', params: any, query: any, body: any, data: any }";
const PRELUDE = 'const any = { safeParse: (data) => ({ success: true, data }) };';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Writes a release as a build would leave it, without a build, and answers its folder. */
export function aReleaseFolder({
  exposes = aRemote(),
  server = exposes,
  client = exposes,
  files = {},
  offers,
  uses,
  manifest = (same) => same,
}: Parts = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'probe-release-'));
  const record = JSON.stringify({
    format: 1,
    program: 'chat',
    runtime: RUNTIME,
    shared: {},
    offers: { routes: ['/chatroom'], slots: {}, calls: {}, ...offers },
    uses: { calls: {}, slots: {}, links: {}, ...uses },
  });
  const all: Record<string, string> = {
    'server/remoteEntry.js': `${PRELUDE} module.exports = { init() {}, get: async () => () => (${server}) };`,
    'client/remoteEntry.js': `${PRELUDE} export const init = () => {}; export const get = async () => () => (${client});`,
    ...files,
  };
  const written = manifest({
    name: 'chat',
    runtime: RUNTIME,
    entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' },
    css: [],
    js: [],
    files: Object.fromEntries(Object.entries(all).map(([file, text]) => [file, sha384(text)])),
    record: sha384(record),
  });
  for (const side of ['client', 'server']) mkdirSync(path.join(folder, side));
  for (const [file, text] of Object.entries({ ...all, 'record.json': record, 'release.json': JSON.stringify(written) }))
    writeFileSync(path.join(folder, file), text);
  return folder;
}

export const usesListRoom = { calls: { 'chat.listRoom': shapeOfCall(chatCalls.listRoom) } };
export const offersRoom = { slots: { 'chat/room': shapeOfSlot('chat/room') } };
