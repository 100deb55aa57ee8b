import fc from 'fast-check';
import {
  attachmentMediaKind,
  clampZoom,
  commaThousands,
  DAY_LABELS,
  dayLabel,
  EVENT_CODE,
  HALF,
  idFromPath,
  isDigitsOnly,
  isCard,
  isDismissal,
  isGoal,
  isTipType,
  overlayMediaKind,
  SPORT_ID,
  sportById,
  sportBySlug,
  SPORTS,
  stepZoom,
  stripCommas,
  TIP_RESULT,
  TIP_TYPE,
  truncateTeamName,
  ZOOM,
  zoomFromPercent,
} from './index.ts';

describe('ids in paths', () => {
  it.each(['0', '7', '2078123', '007'])('takes %s as digits only', (text) => expect(isDigitsOnly(text)).toBe(true));
  it.each(['', ' 7', '7 ', '-7', '7.0', '1e3', '٣', '７', '7\n', 'abc'])('refuses %j', (text) => expect(isDigitsOnly(text)).toBe(false));

  it('refuses a number too long to be exact', () => {
    expect(idFromPath('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(idFromPath('9007199254740993')).toBeNull();
    expect(idFromPath('12a')).toBeNull();
  });

  it('reads back every id it is given', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (id) => expect(idFromPath(String(id))).toBe(id)));
  });
});

describe('day labels', () => {
  it('begins the week with CN and ends it with T7', () => {
    const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) => dayLabel(`2026-11-${day}`));
    expect(week).toEqual(['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
    expect(DAY_LABELS).toEqual(week);
  });
  it.each(['2026-02-30', '2026-13-01', 'today', ''])('refuses %j', (day) => expect(() => dayLabel(day)).toThrow(RangeError));
});

describe('comma thousands', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [80824, '80,824'],
    [-1234567, '-1,234,567'],
    [1234.5, '1,234.5'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [1e-7, '0'],
  ])('writes %d as %s', (value, text) => expect(commaThousands(value)).toBe(text));

  it('loses nothing: stripping the commas gives the number back', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.maxSafeInteger(),
          fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100),
        ),
        (value) => {
          const text = commaThousands(value);
          expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/);
          expect(stripCommas(text) === value).toBe(true);
        },
      ),
    );
  });
  it.each([
    ['80,824', 80_824],
    ['-5', -5],
    ['1,234.5', 1_234.5],
    [' 7 ', 7],
    ['12,3a', null],
    ['', null],
    [',', null],
    ['-', null],
    ['1e3', null],
  ])('reads the balance %j as %p', (text, value) => expect(stripCommas(text)).toBe(value));
});

describe('team names', () => {
  it.each([
    ['Hàn Quốc', 'Hàn Quốc'],
    ['Tây Ban Nha', 'Tây Ban Nh…'],
    ['Ả Rập Xê Út', 'Ả Rập Xê Ú…'],
    ['1234567890', '1234567890'],
    ['Bờ Biển Ngà', 'Bờ Biển Ng…'],
    ['Real Betis Balompié', 'Real Betis…'],
    ['Tottenham Hotspur', 'Tottenham…'],
    ['12345678901', '1234567890…'],
  ])('shows %s as %s', (name, shown) => expect(truncateTeamName(name)).toBe(shown));

  it('counts a letter and its marks as one character', () => {
    expect(truncateTeamName('Tây Ban Nha'.normalize('NFD'))).toBe('Tây Ban Nh…'.normalize('NFD'));
  });

  it('never shows more than ten characters and an ellipsis', () => {
    const segments = new Intl.Segmenter('vi', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const shown = truncateTeamName(name);
        const all = Array.from(segments.segment(name), ({ segment }) => segment);
        expect(shown).toBe(all.length <= 10 ? name : `${all.slice(0, 10).join('').trimEnd()}…`);
      }),
    );
  });
});

describe('media kind', () => {
  it('has one rule for the overlay and another for attachments', () => {
    expect(overlayMediaKind('goal.bmp')).toBe('video');
    expect(attachmentMediaKind('goal.bmp')).toBe('image');
  });
  it.each(['a.jpg', 'a.JPEG', 'a.png', 'a.gif', '/x/a.webp?w=3#t'])('shows %s as an image in the overlay', (name) =>
    expect(overlayMediaKind(name)).toBe('image'),
  );
  it.each(['a.mp4', 'a.webm', 'a.OGG', 'https://x.y/a.mov?download=1'])('takes the attachment %s for a video', (name) =>
    expect(attachmentMediaKind(name)).toBe('video'),
  );
  it.each(['', 'mp4', 'folder.mp4/a', '.png.'])('takes %j, without an extension of its own, by the rest of the rule', (name) => {
    expect(overlayMediaKind(name)).toBe('video');
    expect(attachmentMediaKind(name)).toBe('image');
  });
});

describe('the kind of a file', () => {
  const extension = fc.constantFrom('jpg', 'jpeg', 'png', 'gif', 'webp', 'mp4', 'webm', 'ogg', 'mov', 'bmp', 'pdf', 'm3u8');
  it('is that of its extension, whatever its case, its folder, its query and its fragment are', () => {
    fc.assert(
      fc.property(
        extension,
        fc.boolean(),
        fc.constantFrom('', '/x.mp4/', 'https://a.png/'),
        fc.constantFrom('', '?w=a.jpg', '#t=1.mov', '?a#b'),
        (end, upper, folder, rest) => {
          const name = `${folder}a.${upper ? end.toUpperCase() : end}${rest}`;
          expect([overlayMediaKind(name), attachmentMediaKind(name)]).toEqual([
            ['jpg', 'jpeg', 'png', 'gif', 'webp'].includes(end) ? 'image' : 'video',
            ['mp4', 'webm', 'ogg', 'mov'].includes(end) ? 'video' : 'image',
          ]);
        },
      ),
    );
  });
});

describe('zoom', () => {
  it.each([
    [0.49, 0.5],
    [0.5, 0.5],
    [5, 5],
    [5.01, 5],
    [Number.NaN, 1],
    [Number.NEGATIVE_INFINITY, 0.5],
    [Number.POSITIVE_INFINITY, 5],
  ])('clamps %d to %d', (zoom, kept) => expect(clampZoom(zoom)).toBe(kept));
  it('has the limits of the specification', () => expect(ZOOM).toEqual({ min: 0.5, max: 5, step: 0.3, initial: 1 }));
  it('steps by 0.3 without gathering dust', () => {
    expect([1, 2, 3].reduce((zoom) => stepZoom(zoom, 'in'), 1)).toBe(1.9);
    expect(stepZoom(0.6, 'out')).toBe(0.5);
    expect(stepZoom(4.9, 'in')).toBe(5);
    expect(stepZoom(1.125, 'in')).toBe(1.425);
  });
  it.each([
    ['150', 1.5],
    [' 75 % ', 0.75],
    ['12,5%', 0.5],
    ['9999', 5],
    ['0', 0.5],
    ['49', 0.5],
    ['50', 0.5],
    ['51', 0.51],
    ['499', 4.99],
    ['500', 5],
    ['501', 5],
    ['112,5', 1.125],
    ['1,500%', 5],
    ['1,2,3', null],
    ['-50', null],
    ['abc', null],
    ['', null],
  ])('reads the typed percentage %j as %p', (text, zoom) => expect(zoomFromPercent(text)).toBe(zoom));
  it('comes back after a step in and one out, away from its ends, and shows the percentage that is typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 470 }), (percent) => {
        const zoom = zoomFromPercent(`${percent}%`)!;
        expect(Math.round(zoom * 100)).toBe(percent);
        expect(stepZoom(stepZoom(zoom, 'in'), 'out')).toBe(zoom);
        expect(stepZoom(stepZoom(zoom, 'out'), 'in')).toBe(zoom);
      }),
    );
  });
  it('stays between 0.5 and 5 whatever is done', () => {
    fc.assert(
      fc.property(fc.double(), fc.array(fc.constantFrom('in' as const, 'out' as const)), (start, steps) => {
        const zoom = steps.reduce(stepZoom, clampZoom(start));
        expect(zoom >= 0.5 && zoom <= 5).toBe(true);
      }),
    );
  });
});

describe('sports and events', () => {
  it('finds each sport by its slug and by its id', () => {
    for (const sport of SPORTS) {
      expect(sportBySlug(sport.slug)).toBe(sport);
      expect(sportById(sport.id)).toBe(sport);
    }
    expect(sportBySlug('cricket')).toBeUndefined();
    expect(sportById(60)).toBeUndefined();
  });
  it('has the ids, codes and halves of the specification', () => {
    expect(SPORT_ID).toEqual(Object.fromEntries(SPORTS.map(({ name, id }) => [name, id])));
    expect(SPORTS.map(({ id, slug }) => `${id} ${slug}`)).toEqual(['10 bong-da', '20 bong-ro', '30 esport', '40 dua-bi', '50 casino']);
    expect(EVENT_CODE).toEqual({
      goal: 1,
      redCard: 2,
      yellowCard: 3,
      penaltyScored: 7,
      ownGoal: 8,
      secondYellow: 9,
      substitution: 11,
      penaltyMissed: 13,
      videoReferee: 14,
    });
    expect(HALF).toEqual({ first: 1, second: 2 });
  });
  it('knows the casino but does not offer it', () => expect(SPORTS.filter((sport) => !sport.offered).map((sport) => sport.slug)).toEqual(['casino']));
  it('counts goals, penalties and own goals on the scoreboard, nothing else', () => {
    expect(Object.values(EVENT_CODE).filter(isGoal)).toEqual([1, 7, 8]);
    expect(Object.values(EVENT_CODE).filter(isDismissal)).toEqual([2, 9]);
    expect(Object.values(EVENT_CODE).filter(isCard)).toEqual([2, 3, 9]);
  });
});

describe('codes of tips', () => {
  it('are those of the specification', () => {
    expect(TIP_RESULT).toEqual({ win: 10, draw: 20, lose: 30 });
    expect(Array.from({ length: 60 }, (_, code) => code).filter(isTipType)).toEqual([10, 20, 30, 40, 50]);
    expect(Object.values(TIP_TYPE).every(isTipType)).toBe(true);
  });
});
