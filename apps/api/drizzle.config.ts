import { defineConfig } from 'drizzle-kit';

// `npm run db:generate` after a change of the schema; the SQL it writes is read, then committed. Paths are from the workspace's root.
export default defineConfig({ dialect: 'postgresql', schema: './apps/api/src/db/schema/*.ts', out: './apps/api/src/db/migrations' });
