import path from 'node:path';
import { readConfig } from './config.ts';

test('without variables it listens on this machine only and cannot be written to', () => {
  expect(readConfig({})).toEqual({ port: 4400, host: '127.0.0.1', folder: path.resolve('.data/registry'), token: undefined, logLevel: 'info' });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', REGISTRY_TOKEN: '' })).toMatchObject({ port: 4400, token: undefined });
});

test.each([['PORT', 'many'], ['PORT', '70000'], ['LOG_LEVEL', 'loud']])('%s=%s is named in the error', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
