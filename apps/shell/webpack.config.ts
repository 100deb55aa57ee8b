import { shell } from '@portal/federation';

export default shell({
  root: import.meta.dirname,
  name: 'shell',
  client: './src/client/main.tsx',
  server: './src/server/main.ts',
  externals: ['fastify', '@fastify/static', '@fastify/http-proxy', '@fastify/compress', 'pino', 'lru-cache'],
});
