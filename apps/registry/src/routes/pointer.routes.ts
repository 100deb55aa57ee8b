import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { codes, releaseVersion, remoteName } from '@portal/contracts';
import { badInput } from '../problem.ts';
import type { Pointers } from '../pointers.ts';
import { mayWrite } from '../write-access.ts';

const promotion = z.object({
  version: releaseVersion,
  ifRevision: z.number().int().nonnegative().optional(),
  /** For the history: who, and why. */
  by: z.string().max(100).default(''),
  note: z.string().max(500).default(''),
});

/** `POST /pointers/<remote>`: makes a published version the current one, forward or back. */
export const pointerRoutes = ({ pointers, token }: { pointers: Pointers; token: string | undefined }): FastifyPluginAsync => async (app) => {
  app.post('/pointers/:remote', { bodyLimit: 10_000, onRequest: mayWrite(token) }, async (request) => {
    const remote = remoteName.safeParse((request.params as { remote: string }).remote);
    if (!remote.success) throw badInput('There is no such remote.');
    const body = promotion.safeParse(request.body);
    if (!body.success) throw badInput('The body is { version, ifRevision?, by?, note? }.');
    const state = await pointers.promote(remote.data, body.data);
    request.log.info({ remote: remote.data, version: body.data.version, revision: state.revision }, 'promoted');
    return { code: codes.ok, msg: 'Success', data: state };
  });
};
