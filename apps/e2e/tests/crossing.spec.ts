import { expect, test } from '../src/test.ts';
import { startPortal } from '../src/portal.ts';

/** What tells the visitors apart: a word of their language, their theme's attribute, and a time of their zone. */
const languages = [['vi', 'Lịch thi đấu', 'vi'], ['en', 'Fixtures', 'en'], ['zh', '賽程', 'zh-Hant']] as const;
const themes = [['light', ' data-theme="light"'], ['dark', ' data-theme="dark"'], ['', '']] as const;
const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London'] as const;

test('1,000 interleaved server renders of different languages, themes and zones never cross', async ({ request }) => {
  test.setTimeout(300_000);
  const portal = await startPortal({ shell: { PAGE_CACHE_MS: '0' } });
  try {
    const coming = (await (await request.get(`${portal.apiUrl}/al/api/schedule/featureMatch?status=20&pageSize=1`)).json()) as { data: { list: { kickOff: string; fixtureId: number }[] } };
    const kickOff = coming.data.list[0]!.kickOff;
    const timeIn = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(kickOff));
    const room = `/truc-tiep/bong-da/${coming.data.list[0]!.fixtureId}`;
    // The list has the match's time; home is made of slots, which load during the render; the room has the chat's slot in it.
    const pages = [{ path: '/truc-tiep', timed: true }, { path: '/', timed: false }, { path: room, timed: true }];
    const visitors = languages.flatMap((language) => themes.flatMap((theme) => zones.map((zone) => ({ language, theme, zone }))));
    const problems: string[] = [];
    let next = 0;
    const one = async () => {
      for (let i = next++; i < 1_000; i = next++) {
        const { language: [lang, word, tag], theme: [theme, attribute], zone } = visitors[(i * 7) % visitors.length]!;
        const { path, timed } = pages[i % pages.length]!;
        const html = await (await request.get(portal.url + path, { headers: { cookie: `lang=${lang}; theme=${theme}; tz=${encodeURIComponent(zone)}` } })).text();
        const foreign = languages.filter(([other]) => other !== lang).filter(([, otherWord]) => html.includes(`>${otherWord}<`)).map(([other]) => other);
        const foreignTimes = zones.filter((other) => timeIn(other) !== timeIn(zone)).filter((other) => html.includes(`"timeZone":"${other}"`));
        if (!html.includes(`<html lang="${tag}"${attribute}>`) || !html.includes(`>${word}<`) || foreign.length > 0) problems.push(`${i}: ${lang} ${theme} got ${foreign.join()} ${/<html[^>]*>/.exec(html)?.[0]}`);
        if ((timed && !html.includes(timeIn(zone))) || !html.includes(`"timeZone":"${zone}"`) || foreignTimes.length > 0) problems.push(`${i}: ${zone} without its time ${timeIn(zone)}, or with ${foreignTimes.join()}`);
      }
    };
    const began = Date.now();
    await Promise.all(Array.from({ length: 12 }, one));
    console.log(`1,000 renders of ${visitors.length} kinds of visitor, 12 at a time: ${((Date.now() - began) / 1_000).toFixed(1)} ms each`);
    expect(problems).toEqual([]);
  } finally {
    await portal.stop();
  }
});
