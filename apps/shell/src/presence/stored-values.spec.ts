import { resourceCalls } from '@portal/contracts/resource';
import { fakeApi } from '@portal/testing';
import { forgetPid, keptPid, pidCookie } from './pid.ts';
import { learnVisitor } from './visitor.ts';

describe('the pid cookie', () => {
  it('keeps the code of the address', () => {
    expect(pidCookie('?tab=a&pid=BAN-07.x')).toBe('pid=BAN-07.x; path=/; max-age=2592000; samesite=lax');
  });

  it.each(['', '?pid=', '?pid=a;b', '?pid=<b>', `?pid=${'x'.repeat(65)}`, '?id=7'])('keeps nothing of %j', (search) => {
    expect(pidCookie(search)).toBeUndefined();
  });
});

describe('who has sent a visitor here', () => {
  it.each([
    ['pid=BAN-07.x', 'BAN-07.x'],
    ['lang=vi; pid=lan; tz=Asia/Taipei', 'lan'],
    ['', undefined],
    ['rapid=lan', undefined],
    ['pid=', undefined],
    ['pid=a%3Cb', undefined],
  ])('is read from %j', (kept, pid) => expect(keptPid(kept)).toBe(pid));

  it('is forgotten once they have registered', () => {
    document.cookie = pidCookie('?pid=lan') ?? '';
    expect(keptPid(document.cookie)).toBe('lan');
    forgetPid();
    expect(keptPid(document.cookie)).toBeUndefined();
  });
});

function aVisit() {
  const api = fakeApi();
  const [kept, visit] = [new Map<string, string>(), new Map<string, string>()];
  const logged: string[] = [];
  const learn = () =>
    learnVisitor({
      api,
      zone: () => 'Asia/Ho_Chi_Minh',
      offset: () => -420,
      log: (line) => {
        logged.push(line);
      },
      storage: {
        setItem: (name, value) => {
          kept.set(name, value);
        },
      },
      visit: {
        getItem: (name) => visit.get(name) ?? null,
        setItem: (name, value) => {
          visit.set(name, value);
        },
      },
    });
  return { api, kept, logged, learn };
}

describe('address, zone and offset', () => {
  it('are asked once a visit and stored by the names of section 3', async () => {
    const { api, kept, learn } = aVisit();
    api.on(resourceCalls.visitor, () => ({ ip: '203.0.113.9', timeZone: 'Asia/Taipei', country: 'TW' }));
    await learn();
    await learn();
    expect(Object.fromEntries(kept)).toEqual({ ip: '203.0.113.9', timezone: 'Asia/Taipei', offset: '-420' });
    expect(api.asked).toHaveLength(1);
  });

  it('are the browser’s where no proxy knows better', async () => {
    const { api, kept, learn } = aVisit();
    api.on(resourceCalls.visitor, () => ({ ip: '203.0.113.9', timeZone: null, country: null }));
    await learn();
    expect(kept.get('timezone')).toBe('Asia/Ho_Chi_Minh');
  });

  it('trouble nobody when they cannot be had: the failure is logged', async () => {
    const { kept, logged, learn } = aVisit();
    await expect(learn()).resolves.toBeUndefined();
    expect(Object.fromEntries(kept)).toEqual({ timezone: 'Asia/Ho_Chi_Minh', offset: '-420' });
    expect(logged).toHaveLength(1);
  });
});
