import { observer } from 'mobx-react-lite';
import type { Stream } from '@portal/contracts/schedule';
import { shirtsOf } from '@portal/domain';
import { clockText } from '../match/match-clock.ts';
import type { MatchWords } from '../match/match-words.ts';
import { inBreak, phaseOf } from '../match/phase-of.ts';
import { Player } from '../player/player.tsx';
import type { Sound } from '../player/player.model.ts';
import type { Theatre } from '../player/theatre.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import { PictureBoard } from './picture-board.tsx';
import { ShareButton } from './share-button.tsx';

interface Props {
  model: LiveRoomModel;
  words: MatchWords;
  stream: Stream | undefined;
  sound: Sound;
  theatre: Theatre;
  /** There is a picture, or there will be none for now. */
  onSettled(): void;
}

/** The stream while the match is on air; before and after it, and when nobody streams it, a board that says so. */
export const Picture = observer(function Picture({ model, words, stream, sound, theatre, onSettled }: Props) {
  const { t } = words;
  const { match } = model.room;
  const share = <ShareButton title={words.title(match)} t={t} />;
  if (model.standing !== 'live' || !stream) return <PictureBoard model={model} words={words} action={share} />;
  const count = words.number(model.live.viewers);
  return (
    <Player
      source={stream.hls}
      sound={sound}
      theatre={theatre}
      shirts={stream.shirts && !match.race ? { worn: stream.shirts, wanted: shirtsOf(match.home.colors, match.away.colors) } : undefined}
      onSettled={onSettled}
      poster={<PictureBoard model={model} words={words} />}
      // The clip shows a match that goes on; the sound of the stand may.
      covered={inBreak(model.match) && (match.replay || match.generated === true)}
      viewers={model.live.viewers > 0 ? { count: words.viewers(count, match), label: words.viewers(t('player.viewers', { count }), match) } : undefined}
      note={match.replay ? t('room.replay') : match.generated ? t('room.generated') : undefined}
      action={share}
      caption={<Caption model={model} words={words} />}
      t={t}
    />
  );
});

/** The score over the picture, where the bar below it is out of sight: in full screen and on a phone held sideways. The bar is what is read out. */
const Caption = observer(function Caption({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { match, face } = model;
  const { home, away } = words.sides(match);
  if (!match.score) return null;
  return (
    <>
      <b>{home.monogram}</b>
      <span>{words.score(match.score)}</span>
      <b>{away.monogram}</b>
      <small>{words.gamePhase(match, model.now) ?? clockText(face) ?? words.t(`phase.${phaseOf(match)}`)}</small>
    </>
  );
});
