import { lastWords } from './last-words.ts';

describe('the last words of a server', () => {
  it('are the message of its last log record', () => {
    expect(lastWords('{"level":30,"msg":"listening"}\n{"level":60,"err":{"message":"EPERM"},"msg":"cannot write"}\n')).toBe('cannot write: EPERM');
  });

  it('are the error that nobody caught, without its stack, source and fields', () => {
    const log = `{"level":30,"msg":"listening"}
file:///srv/main.ts:12
    throw new FolderLocked(folder);
          ^

DataFolderLockedError: The data folder is in use by process 17
    at open (file:///srv/main.ts:12:11)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5) {
  code: 'LOCKED'
}

Node.js v24.21.0
`;
    expect(lastWords(log)).toBe('DataFolderLockedError: The data folder is in use by process 17');
  });

  it('are the plain line that it printed before it gave up', () => {
    expect(lastWords('{"level":30,"msg":"listening"}\nregistry: the disk is full: ENOSPC\n')).toBe('registry: the disk is full: ENOSPC');
  });

  it('are a record that comes after an earlier error', () => {
    expect(lastWords('Error: first try failed\n    at x (y:1:1)\n{"level":50,"msg":"gave up"}')).toBe('gave up');
  });

  it('are nothing for an empty log, and the line itself for one that only looks like JSON', () => {
    expect(lastWords('')).toBe('');
    expect(lastWords('{half a record')).toBe('{half a record');
  });
});
