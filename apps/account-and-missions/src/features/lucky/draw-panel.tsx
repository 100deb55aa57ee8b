import { Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import type { LuckyRound, LuckyTickets } from '@portal/contracts/lucky';
import { formatDay, formatNumber, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, LinkButton, LitSeat, SeatsPattern } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { prizeName } from './prize-name.ts';
import { keepSeal } from './seals.ts';
import { useDraw } from './use-draw.ts';
import styles from './lucky.module.css';

/** One's tickets and the button that draws one. The stand behind it fills with every ticket that anybody has drawn. */
export function DrawPanel({ userId, round, tickets }: { userId: number; round: LuckyRound; tickets: LuckyTickets }) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const { draw, busy, last } = useDraw(userId);
  const none = useRef<HTMLParagraphElement>(null);
  const until = { day: formatDay(tickets.until, prefs), time: formatTime(tickets.until, prefs) };
  useEffect(() => keepSeal(round.number, round.commitment), [round.number, round.commitment]);
  // The button is gone with the focus on it: who used the keyboard stands on what says why.
  useEffect(() => {
    if (last && tickets.left === 0 && document.activeElement === document.body) none.current?.focus();
  }, [last, tickets.left]);
  return (
    <section aria-labelledby="lucky-draw" className={styles.stand}>
      <SeatsPattern lit={Math.max(0.04, round.drawn / round.tickets)} seed={String(round.number)} width={760} height={300} className={styles.seats} />
      <div className={styles.words}>
        <h2 id="lucky-draw">{t('lucky.box', { number: round.number })}</h2>
        <p>{t('lucky.left', { left: formatNumber(round.tickets - round.drawn), of: formatNumber(round.tickets) })}</p>
        {/* Read out as it changes. There is always a ticket, turned over when it is drawn: nothing moves. */}
        <div role="status">
          {last ? (
            <div key={last.id} className={styles.ticket} data-best={last.prize <= 2 || undefined}>
              <LitSeat size={32} />
              <div>
                <b>{prizeName(last.prize, t)}</b>
                <span>{t('lucky.won', { points: formatNumber(last.points), number: last.number })}</span>
              </div>
            </div>
          ) : (
            <div className={styles.closed}>
              <Ticket size={28} aria-hidden="true" />
              <span>{t('lucky.every')}</span>
            </div>
          )}
        </div>
        <p ref={none} tabIndex={-1}>
          <b>{t('lucky.tickets', { count: tickets.left })}</b>
        </p>
        {tickets.left > 0 ? (
          <>
            <Button variant="pitch" busy={busy} icon={<Ticket size={18} aria-hidden="true" />} onClick={() => draw(round.number)}>
              {t('lucky.draw')}
            </Button>
            <p className={styles.small}>{t('lucky.until', until)}</p>
          </>
        ) : (
          <>
            <p className={styles.small}>{t('lucky.how')}</p>
            <div className={styles.actions}>
              <LinkButton variant="pitch" href={links.checkIn()} renderLink={renderLink}>
                {t('lucky.toCheckIn')}
              </LinkButton>
              <LinkButton variant="line" href={links.missions()} renderLink={renderLink}>
                {t('lucky.toMissions')}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
