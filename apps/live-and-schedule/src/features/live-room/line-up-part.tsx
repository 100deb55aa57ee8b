import { Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { LineUp, Side } from '@portal/contracts/match';
import { CardIcon, Crest, FootballIcon, PitchLineup, SubstitutionIcon } from '@portal/ui';
import { minuteMark } from '../match/match-clock.ts';
import { look, type MatchWords } from '../match/match-words.ts';
import { lineUpSides } from './line-up-sides.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import { NothingTold } from './nothing-told.tsx';
import styles from './parts.module.css';

const sides: readonly Side[] = ['home', 'away'];

/** Both teams on the pitch, then who came on for whom. */
export const LineUpPart = observer(function LineUpPart({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { t } = words;
  const { lineUps } = model.live;
  const { home, away } = model.room.match;
  if (!lineUps) return <NothingTold what="lineUps" icon={<Users size={32} aria-hidden="true" />} model={model} words={words} />;
  const drawn = lineUpSides(lineUps, { home, away }, t);
  return (
    <div className={styles.lineUp}>
      <PitchLineup home={drawn.home} away={drawn.away} />
      <div className={styles.columns}>
        {sides.map((side) => (
          <Substitutes key={side} side={side} lineUp={lineUps[side]} model={model} words={words} />
        ))}
      </div>
    </div>
  );
});

const TeamTitle = ({ side, model, note }: { side: Side; model: LiveRoomModel; note?: string | null }) => (
  <h3 className={styles.team}>
    <Crest {...look(model.room.match[side])} size={22} />
    <span>{model.room.match[side].name}</span>
    {note && <small>{note}</small>}
  </h3>
);

function Substitutes({ side, lineUp, model, words }: { side: Side; lineUp: LineUp; model: LiveRoomModel; words: MatchWords }) {
  const { t } = words;
  return (
    <div>
      <TeamTitle side={side} model={model} note={t('lineUp.subs')} />
      {lineUp.substitutes.length === 0 ? (
        <p className={styles.none}>{t('lineUp.noSubs')}</p>
      ) : (
        <ul className={styles.players}>
          {lineUp.substitutes.map((player) => (
            <li key={`${player.name} ${player.minute}`}>
              <span className={styles.minute}>{minuteMark(player.minute, player.added)}</span>
              <span>
                <b>{player.name}</b>
                <small>{t('lineUp.subFor', { player: player.for })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The elevens as two lists: what fits beside the timeline. */
export const StartingLists = observer(function StartingLists({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { t } = words;
  const { lineUps } = model.live;
  if (!lineUps) return null;
  return (
    <div className={styles.columns}>
      {sides.map((side) => (
        <div key={side}>
          <TeamTitle side={side} model={model} note={lineUps[side].formation} />
          <ul className={styles.starters} aria-label={t('lineUp.starters')}>
            {lineUps[side].rows.flat().map((player) => (
              <li key={player.name}>
                <span>{player.short}</span>
                {player.captain && <abbr title={t('lineUp.captain')}>C</abbr>}
                {player.goals > 0 && (
                  <span role="img" aria-label={t('lineUp.goals', { count: player.goals })} className={styles.goals}>
                    <FootballIcon size={14} />
                    {player.goals > 1 && player.goals}
                  </span>
                )}
                {player.red ? <CardIcon tone="red" label={t('lineUp.red')} /> : player.yellow && <CardIcon tone="yellow" label={t('lineUp.yellow')} />}
                {player.offAt !== null && (
                  <span role="img" aria-label={t('lineUp.off', { minute: player.offAt })} className={styles.off}>
                    <SubstitutionIcon size={14} />
                    {player.offAt}'
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});
