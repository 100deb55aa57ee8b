import { everyRemote } from '../src/owners.ts';
import { now } from '../src/moment.ts';
import { expect, test } from '../src/test.ts';
import { startPortal } from '../src/portal.ts';

/** What tells the visitors apart: a word of their language, their theme's attribute, and a time of their zone. */
const languages = [
  ['vi', 'Lịch thi đấu', 'vi'],
  ['en', 'Fixtures', 'en'],
  ['zh', '賽程', 'zh-Hant'],
] as const;
const themes = [
  ['light', ' data-theme="light"'],
  ['dark', ' data-theme="dark"'],
  ['', ''],
] as const;
const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London'] as const;

/** Each kind of visitor once on each page, through the real remotes; `RENDERS=1000` for a longer look. Many more, in one process and with every wait left to chance, are the matter of apps/shell/src/server/crossing.spec.tsx. */
const RENDERS = Number(process.env['RENDERS'] ?? 81);

test('interleaved server renders of different languages, themes and zones never cross', { tag: ['@shell', ...everyRemote] }, async ({ request }) => {
  test.setTimeout(480_000);
  const portal = await startPortal({ shell: { PAGE_CACHE_MS: '0', PATIENCE: '20' } });
  try {
    const coming = (await (await request.get(`${portal.apiUrl}/al/api/schedule/featureMatch?status=20&pageSize=60&sportId=10`)).json()) as {
      data: { list: { kickOff: string; fixtureId: number }[] };
    };
    // One that does not begin meanwhile: from then on its minute stands where its time did. Twenty may begin at the same full hour.
    const { kickOff, fixtureId } = coming.data.list.find((match) => Date.parse(match.kickOff) > now() + 10 * 60_000)!;
    const timeIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(kickOff));
    const room = `/truc-tiep/bong-da/${fixtureId}`;
    // The schedule has the chosen match's time beside its list; home is made of slots, which load during the render; the room has the chat's slot in it.
    const pages = [
      { path: `/lich-truc-tiep?tran=${fixtureId}`, timed: true },
      { path: '/', timed: false },
      { path: room, timed: true },
    ];
    const visitors = languages.flatMap((language) => themes.flatMap((theme) => zones.map((zone) => ({ language, theme, zone }))));
    const problems: string[] = [];
    let next = 0;
    const one = async () => {
      for (let i = next++; i < RENDERS; i = next++) {
        const {
          language: [lang, word, tag],
          theme: [theme, attribute],
          zone,
        } = visitors[(i * 7) % visitors.length]!;
        // One page further in each round: there are a multiple of three kinds, so that each would meet one page only.
        const { path, timed } = pages[(i + Math.floor(i / visitors.length)) % pages.length]!;
        const html = await (
          await request.get(portal.url + path, { headers: { cookie: `lang=${lang}; theme=${theme}; tz=${encodeURIComponent(zone)}` } })
        ).text();
        const foreign = languages
          .filter(([other]) => other !== lang)
          .filter(([, otherWord]) => html.includes(`>${otherWord}<`))
          .map(([other]) => other);
        const foreignTimes = zones.filter((other) => timeIn(other) !== timeIn(zone)).filter((other) => html.includes(`"timeZone":"${other}"`));
        if (!html.includes(`<html lang="${tag}"${attribute}>`) || !html.includes(`>${word}<`) || foreign.length > 0)
          problems.push(`${i}: ${lang} ${theme} got ${foreign.join()} ${/<html[^>]*>/.exec(html)?.[0]}`);
        if ((timed && !html.includes(timeIn(zone))) || !html.includes(`"timeZone":"${zone}"`) || foreignTimes.length > 0)
          problems.push(`${i}: ${zone} without its time ${timeIn(zone)}, or with ${foreignTimes.join()}`);
      }
    };
    const began = performance.now();
    // Interleaved, but not more of them than two cores answer within the shell's patience with its api: a page that had to do without its data has no time to be looked at.
    await Promise.all(Array.from({ length: 4 }, one));
    console.log(`${RENDERS} renders of ${visitors.length} kinds of visitor, 4 at a time: ${((performance.now() - began) / RENDERS).toFixed(1)} ms each`);
    expect(problems).toEqual([]);
  } finally {
    await portal.stop();
  }
});
