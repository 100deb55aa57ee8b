import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { envelope, languages, refusal, type Endpoint } from '@portal/contracts';
import { allCalls } from '@portal/contracts/all';
import { codeWords } from './code-words.ts';
import type { Say } from './words.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

/**
 * The description's page stands on the portal's origin, and is a program of somebody else: in a sandbox it has an origin of its own, so that the visitor's tokens are none of
 * its business, and it may load its own files only. Hence no trying out of calls there.
 */
const DOCS_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  // The program brings some styles in its script.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing is tried out there, so nobody logs in there. */
const NO_LOG_IN = { filename: 'no-log-in.css', content: '.swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none }' };

/** `/docs` and `/docs/json`: the OpenAPI 3.1 description, made from the contract and from nothing else. */
export async function describe(app: FastifyInstance, say: Say): Promise<void> {
  const document = openApi(allCalls, codesTold(say));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(async (docs) => {
    // Nothing of it is anybody's own; to a page without an origin its files are those of a stranger.
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: DOCS_POLICY, uiConfig: { supportedSubmitMethods: [] }, theme: { css: [NO_LOG_IN] } });
  });
}

/** Every code with what it says, as Markdown: what `msg` is where a refusal knows no more of the case. */
function codesTold(say: Say): string {
  const blanks = { seconds: '…', requestId: '…' };
  const rows = Object.entries(codeWords).map(([code, key]) => `| ${[`\`${code}\``, ...languages.map((language) => say(language, key, blanks))].join(' | ')} |`);
  return ['\n\n| code | ', languages.join(' | '), ' |\n|', '---|'.repeat(languages.length + 1), '\n', rows.join('\n')].join('');
}

/** The description of these calls. Calls that the specification does not name carry the tag `extension`. */
export function openApi(calls: readonly Endpoint[], codes = ''): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khán Đài',
      version: '1',
      description: `Every answer is \`{code, msg, data}\`; code 0 is good. Calls tagged \`extension\` are ours, the others are the specification’s.${codes}`,
    },
    tags: [...new Set(calls.map((call) => call.tag)), 'extension'].map((name) => ({ name })),
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization', description: 'User token or guest token' } } },
    paths,
  };
}

function operation(call: Endpoint) {
  const body = schemaOf(call.body, 'input');
  const hasBody = call.method === 'POST' && Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: call.id,
    summary: call.summary,
    tags: call.extension ? [call.tag, 'extension'] : [call.tag],
    'x-access': call.access,
    security: call.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      { name: 'accept-language', in: 'header', schema: { type: 'string', enum: ['vi', 'en', 'zh'], default: 'vi' } },
    ],
    ...(hasBody && { requestBody: { required: true, content: { [call.form ? 'multipart/form-data' : 'application/json']: { schema: body } } } }),
    responses: {
      200: call.binary
        ? { description: 'The bytes', content: { 'application/octet-stream': {} } }
        : {
            description: 'Success, or a refusal of the business (code is not 0)',
            content: { 'application/json': { schema: { anyOf: [schemaOf(envelope(call.data), 'output'), schemaOf(refusal, 'output')] } } },
          },
      default: {
        description: 'Refused: 400 bad input, 401 no token, 403, 404, 413, 429, 500, 501 not built yet, 503',
        content: { 'application/json': { schema: schemaOf(refusal, 'output') } },
      },
    },
  };
}

function parameters(schema: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: value }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}
