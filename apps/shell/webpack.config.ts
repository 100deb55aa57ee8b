import { shell } from '@portal/federation';

export default shell({
  root: import.meta.dirname,
  name: 'shell',
  first: './src/client/no-eval.ts',
  client: './src/client/main.ts',
  server: './src/server/main.ts',
  probe: './src/probe/main.ts',
  worker: './src/pwa/worker.main.ts',
  externals: ['fastify', '@fastify/static', '@fastify/http-proxy', '@fastify/compress', 'pino', 'lru-cache'],
});
