import { useEffect, useRef, useState } from 'react';
import { breakDays, type Care } from '@portal/contracts/prediction';
import { breakEnd } from '@portal/domain';
import { useApp } from '@portal/platform';
import { Button, ConfirmDialog, Panel, PanelHeader, SegmentedControl } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from './care.module.css';
import { useBreakEnd } from './resting.tsx';
import type { useCareDeeds } from './use-care-deeds.ts';

/** What is asked about once more: as it was when the question came up, whatever holds since. */
interface Asked {
  readonly days: (typeof breakDays)[number];
  readonly until: number;
  readonly longer: boolean;
}

/** A break from tips and predictions, which nobody makes shorter. */
export function BreakForm({ care, deeds: { pause, pauseError }, words }: { care: Care; deeds: ReturnType<typeof useCareDeeds>; words: MatchWords }) {
  const { t, clock, date } = words;
  const { clock: time } = useApp();
  const [asked, ask] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  /** Asked for at once, before anything is drawn anew: a second press asks for nothing. */
  const sent = useRef(false);
  const [begun, setBegun] = useState(0);
  const end = useBreakEnd(care.breakUntil);
  const until = end === undefined ? null : Date.parse(end);
  // During a break only what makes it longer.
  const longer = breakDays.filter((one) => until === null || breakEnd(until, one, time.now()) > until);
  const days = longer.find((one) => String(one) === chosen) ?? longer[0];
  // The button that was pressed may be gone.
  useEffect(() => {
    if (begun > 0) told.current?.focus();
  }, [begun]);
  const moment = (at: number | string) => ({ time: clock(at), day: date(at) });
  return (
    <Panel labelledBy="care-break" edgeToEdge>
      <PanelHeader level={2} id="care-break" title={t('care.break.title')} />
      <div className={styles.form}>
        <p>{t('care.break.about')}</p>
        {end !== undefined && (
          <p ref={told} tabIndex={-1}>
            <b>{t('care.break.until', moment(end))}</b>
          </p>
        )}
        {days !== undefined && (
          <>
            <SegmentedControl
              label={t(until === null ? 'care.break.choose' : 'care.break.chooseLonger')}
              name="days"
              value={String(days)}
              options={longer.map((one) => ({ value: String(one), label: t('care.break.days', { count: one }) }))}
              onChange={({ target }) => choose(target.value)}
            />
            <div>
              <Button
                variant="secondary"
                onClick={() => {
                  pause.reset();
                  sent.current = false;
                  ask({ days, until: breakEnd(until, days, time.now()), longer: until !== null });
                  setOpen(true);
                }}
              >
                {t(until === null ? 'care.break.begin' : 'care.break.lengthen')}
              </Button>
            </div>
          </>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={t('care.break.ask', { count: asked.days })}
          text={t('care.break.askText', moment(asked.until))}
          confirmLabel={t(asked.longer ? 'care.break.lengthen' : 'care.break.begin')}
          cancelLabel={t('care.break.not')}
          onConfirm={() => {
            if (sent.current) return;
            sent.current = true;
            pause.mutate(asked, {
              onSuccess: () => {
                setOpen(false);
                setBegun((times) => times + 1);
              },
              onError: () => {
                sent.current = false;
              },
            });
          }}
          busy={pause.isPending}
          error={pauseError}
          danger
        />
      )}
    </Panel>
  );
}
