import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { LONGEST_TEAM } from '@portal/contracts/schedule';
import { SearchField } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { addressWith, type ScheduleAddress } from './schedule-address.ts';

/** Milliseconds without a letter after which one is taken to have written what one looks for. */
const WRITTEN_AFTER = 400;

/** Narrows the day to the matches of a team. What is looked for is part of the address, like every other choice. */
export function TeamField({ address, words: { t } }: { address: ScheduleAddress; words: MatchWords }) {
  const { clock } = useApp();
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  const cancel = useRef(() => {});
  const team = address.team ?? '';
  const [given, setGiven] = useState({ team, times: 0 });
  useEffect(() => () => cancel.current(), []);
  // Another team by a link or by 'back' is written into the field; in which somebody writes nobody else does.
  useEffect(() => {
    if (field.current?.contains(document.activeElement)) return;
    setGiven((before) => (before.team === team ? before : { team, times: before.times + 1 }));
  }, [team]);
  const look = (words: string) => {
    cancel.current();
    if (words !== team) void navigate(addressWith(address, { team: words || undefined }), { replace: true, preventScrollReset: true });
  };
  const { pathname, searchParams } = new URL(addressWith(address, { team: undefined }), 'http://portal');
  return (
    <div ref={field}>
      <SearchField
        key={given.times}
        label={t('schedule.team')}
        clearLabel={t('schedule.clearTeam')}
        name="doi"
        defaultValue={given.team}
        maxLength={LONGEST_TEAM}
        action={pathname}
        keep={Object.fromEntries(searchParams)}
        onType={(words) => {
          cancel.current();
          cancel.current = clock.after(WRITTEN_AFTER, () => look(words.trim()));
        }}
        onSearch={look}
      />
    </div>
  );
}
