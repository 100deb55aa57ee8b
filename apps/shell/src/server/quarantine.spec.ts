import { createQuarantine } from './quarantine.ts';
import type { Quarantined } from './watchdog/messages.ts';

const entry = (version: string, since: number): Quarantined => ({ kind: 'exit', culprit: { remote: 'chat', version }, message: '', at: '', since });

function setUp(quarantined: Quarantined[] = []) {
  const told: [string, number][] = [];
  let send: (list: Quarantined[]) => void = () => {};
  const quarantine = createQuarantine({
    quarantined,
    onQuarantine: (listener) => {
      send = listener;
    },
    tellSince: (remote, since) => told.push([remote, since]),
  });
  return { quarantine, told, send: (list: Quarantined[]) => send(list) };
}

describe('a quarantined release', () => {
  it('is out from the start, or from the moment another worker fell to it', () => {
    const { quarantine, send } = setUp([entry('1.0.0', 5)]);
    expect(quarantine.has('chat', '1.0.0', 5)).toBe(true);
    expect(quarantine.has('chat', '1.1.0', 5)).toBe(false);
    expect(quarantine.faultOf?.('chat', '1.0.0')).toMatchObject({ kind: 'exit' });
    expect(quarantine.has('odds-and-tips', '1.0.0', 5)).toBe(false);
    send([entry('1.0.0', 5), entry('1.1.0', 5)]);
    expect(quarantine.has('chat', '1.1.0', 5)).toBe(true);
  });

  it('gets another chance when its remote is moved, also by a registry that counts anew', () => {
    const { quarantine } = setUp([entry('1.0.0', 5)]);
    expect(quarantine.has('chat', '1.0.0', 6)).toBe(false);
    expect(quarantine.has('chat', '1.0.0', 1)).toBe(false);
  });

  it('is noted under the revision its remote was at, which the supervisor is told once', () => {
    const { quarantine, told } = setUp();
    for (const since of [5, 5, 6, 6]) quarantine.has('chat', '1.0.0', since);
    quarantine.has('odds-and-tips', '2.0.0', 6);
    expect(told).toEqual([
      ['chat', 5],
      ['chat', 6],
      ['odds-and-tips', 6],
    ]);
  });
});
