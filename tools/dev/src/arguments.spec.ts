import { readArguments } from './arguments.ts';

describe('npm run dev', () => {
  it('runs all remotes from source, or those that are named, each once', () => {
    expect(readArguments([])).toHaveLength(6);
    expect(readArguments(['--remote=chat'])).toEqual(['chat']);
    expect(readArguments(['--remote', 'chat'])).toEqual(['chat']);
    expect(readArguments(['--remote=odds-and-tips,chat', '--remote=chat'])).toEqual(['chat', 'odds-and-tips']);
  });

  it.each([['--remote=shop'], ['--remote=chat,'], ['--remote'], ['chat'], ['--port=3'], ['--remote=']])('says what it takes instead of %s', (...args) => {
    expect(() => readArguments(args)).toThrow('npm run dev -- --remote=chat');
  });
});
