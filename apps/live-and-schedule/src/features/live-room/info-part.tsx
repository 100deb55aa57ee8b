import type { ReactNode } from 'react';
import type { LiveRoom } from '@portal/contracts/schedule';
import { formatFullDay } from '@portal/i18n';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import styles from './parts.module.css';

/** Where, when, before whom; and, of a replay, when it was really played. `kickOff`: false where it stands above already. */
export function InfoPart({ room: { match, original }, words, kickOff = true }: { room: LiveRoom; words: MatchWords; kickOff?: boolean }) {
  const { t } = words;
  const playedOn = match.playedOn && formatFullDay(match.playedOn, words.zone);
  const to = (href: string | undefined, name: string) => (href === undefined ? name : renderLink({ href, className: styles.link, children: name }));
  const rows: [label: string, value: ReactNode][] = [
    [t('info.home'), to(words.teamLink(match, 'home'), match.home.name)],
    [t('info.away'), to(words.teamLink(match, 'away'), match.away.name)],
    [t('info.tournament'), to(words.tournamentLink(match), match.tournament.name)],
    [t('info.stage'), match.tournament.stage],
    [
      t('info.kickOff'),
      kickOff && `${words.kickOff(match)} · ${words.day(match.kickOff)}${match.dayOnly ? '' : ` · ${words.zoneName(Date.parse(match.kickOff))}`}`,
    ],
    [t('info.venue'), [match.venue, match.city].filter(Boolean).join(', ')],
    [t('info.referee'), match.referee],
    [t('info.attendance'), match.attendance === null ? null : t('info.attendanceValue', { count: words.number(match.attendance) })],
    [t('info.replay'), match.replay ? t('info.replayValue') : match.generated ? t('info.generatedValue') : null],
    [t('info.playedOn'), playedOn && to(original === undefined ? undefined : roomLink({ fixtureId: original, sportId: match.sportId }), playedOn)],
  ];
  return (
    <>
      {match.replay && (
        <p className={styles.replay}>
          {playedOn ? t('room.replayOf', { home: match.home.name, away: match.away.name, day: playedOn }) : t('room.replayPlain')}
        </p>
      )}
      {match.generated && <p className={styles.replay}>{t('room.generatedText')}</p>}
      <dl className={styles.info}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
