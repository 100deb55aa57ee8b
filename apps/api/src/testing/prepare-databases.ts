import { prepareDatabases } from './databases.ts';

await prepareDatabases();
