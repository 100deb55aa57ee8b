import path from 'node:path';
import { readConfig } from './config.ts';

test('without variables it listens on this machine only and cannot be written to', () => {
  expect(readConfig({})).toEqual({ port: 4400, host: '127.0.0.1', folder: path.resolve('.data/registry'), token: undefined, closed: false, logLevel: 'info' });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', REGISTRY_TOKEN: '', REGISTRY_READ: '' })).toMatchObject({ port: 4400, token: undefined, closed: false });
});

test('REGISTRY_READ=token closes what is open otherwise', () => {
  expect(readConfig({ REGISTRY_READ: 'token' })).toMatchObject({ closed: true });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['REGISTRY_READ', 'everyone'],
  ['REGISTRY_TOKEN', 'two words'],
])('%s=%s is named in the error', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
