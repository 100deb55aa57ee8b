import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadMakesSound } from '@portal/domain';
import { useApp } from '@portal/platform';
import { unreadIn, type ReadMarks } from './read-marks.ts';

const OFFERED = 'chat-sound-offered';

interface Room {
  groupId: number;
  lastMessage: { offset: number } | null;
}

/** What is unread in the rooms that are not open, by room. */
export function unreadElsewhere(rooms: readonly Room[], marks: ReadMarks, current: number): Map<number, number> {
  return new Map(
    rooms.flatMap(({ groupId, lastMessage }) =>
      lastMessage && groupId !== current ? [[groupId, unreadIn(marks, groupId, lastMessage.offset) ?? 0] as const] : [],
    ),
  );
}

/** Whether a room has more unread than it had when it was last looked at. One that was not there before is no news. */
export const hasRisen = (before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): boolean =>
  [...now].some(([room, unread]) => unread > (before.get(room) ?? unread));

/** Plays a sound when a room that is not open gets messages and the visitor wants to hear it (section 4); else the first such message says once that there is one. */
export function useUnreadSound(rooms: readonly Room[], marks: ReadMarks | undefined, current: number, play: () => void = ping): void {
  const { notify, settings } = useApp();
  const { t } = useTranslation('chat');
  const before = useRef<ReadonlyMap<number, number>>(undefined);
  useEffect(() => {
    if (!marks || rooms.length === 0) return;
    const now = unreadElsewhere(rooms, marks, current);
    const risen = before.current !== undefined && hasRisen(before.current, now);
    before.current = now;
    if (!risen) return;
    if (unreadMakesSound(settings.values)) play();
    else if (settings.state.status === 'ready' && firstTime()) notify({ id: OFFERED, tone: 'info', title: t('soundOffer.title'), text: t('soundOffer.text') });
  }, [rooms, marks, current, play, notify, settings, t]);
}

function firstTime(): boolean {
  try {
    if (localStorage.getItem(OFFERED)) return false;
    localStorage.setItem(OFFERED, '1');
    return true;
  } catch {
    return false;
  }
}

/** Two short tones, made on the spot. A browser that wants a press first stays silent. */
function ping(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4);
    volume.connect(audio.destination);
    [660, 880].forEach((frequency, place) => {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(audio.currentTime + place * 0.12);
      tone.stop(audio.currentTime + 0.4);
      tone.onended = () => {
        if (place === 1) void audio.close();
      };
    });
  } catch {
    /* No sound to be had here. */
  }
}
