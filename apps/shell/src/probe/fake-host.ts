import { DEFAULT_TIME_ZONE, slotOwner, type Language, type ReleaseRecord, type UserInfo } from '@portal/contracts';
import { SAMPLE_NOW, type SampleStyle } from '@portal/contracts/record';
import { fulfilled, type LoadedSlot } from '@portal/platform';
import { createAppContext, type HostContext } from '../app-context.ts';
import { idleClock, idleSession, idleSocket } from '../server/idle-parts.ts';
import { fakeApi } from './fake-api.ts';
import type { Side } from './sides.ts';

const member: UserInfo = {
  userId: 1,
  username: 'mau',
  displayName: 'Mẫu',
  siteRoleId: 1,
  userType: 1,
  guest: 0,
  balance: 100,
  colorName: 1,
  createdAt: new Date(SAMPLE_NOW).toISOString(),
};
const clock = Object.freeze({ ...idleClock, now: () => SAMPLE_NOW });

export interface Conditions {
  side: Side;
  answers: SampleStyle | 'offline';
  language: Language;
  record: ReleaseRecord;
  complain: (line: string) => void;
}

/** A host that a release cannot tell from a shell's: on the server nobody is logged in, in the browser a member is. Time stands still; nothing leaves this process. */
export async function fakeHost({ side, answers, language, record, complain }: Conditions): Promise<HostContext> {
  const server = side === 'server';
  const context = await createAppContext(
    { language, theme: undefined, timeZone: DEFAULT_TIME_ZONE },
    {
      api: fakeApi({ record, answers, complain }),
      site: { origin: 'http://probe.invalid', domain: undefined, brand: 'Khán Đài' },
      session: server ? idleSession : { ...idleSession, state: { status: 'user', user: member } },
      socket: idleSocket,
      clock,
      server,
    },
    undefined,
    complain,
  );
  const parts = new Map<string, Promise<LoadedSlot | undefined>>();
  context.slot = (name) => {
    if (!record.uses.slots[name]) complain(`shows the slot ${name}, which its record does not name`);
    const part =
      parts.get(name) ??
      fulfilled<LoadedSlot | undefined>(answers === 'offline' ? undefined : { Component: () => null, css: [], namespace: slotOwner(name), data: null });
    parts.set(name, part);
    return part;
  };
  return context;
}
