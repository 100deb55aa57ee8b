import { CircleCheck, CircleHelp, Eye, MoonStar, Undo2 } from 'lucide-react';
import { formatNumber } from '@portal/i18n';
import type { ReleaseHealth, RemoteHealth } from '@portal/contracts';
import { Tag, VisuallyHidden, type TagTone } from '@portal/ui';
import { HealthChart } from './health-chart.tsx';
import { percentOf, useWords } from './words.ts';
import css from './health.module.css';

const LOOKS: Record<RemoteHealth['verdict'], { tone: TagTone; Icon: typeof Eye }> = {
  quiet: { tone: 'neutral', Icon: MoonStar },
  watching: { tone: 'neutral', Icon: Eye },
  healthy: { tone: 'win', Icon: CircleCheck },
  inconclusive: { tone: 'hot', Icon: CircleHelp },
  'rolled-back': { tone: 'lose', Icon: Undo2 },
};

/** The verdict as a small label. */
export function VerdictTag({ verdict }: { verdict: RemoteHealth['verdict'] }) {
  const { t } = useWords();
  const { tone, Icon } = LOOKS[verdict];
  return (
    <Tag tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
      {t(`health.short.${verdict}`)}
    </Tag>
  );
}

/** How the judged release does against the other: the verdict in words, both lines, both rows of figures, and what fails most. */
export function HealthPanel({ health }: { health: RemoteHealth }) {
  const { t } = useWords();
  // Nobody has met either of them yet: no figure is better than a nought.
  const met = (health.judged?.served ?? 0) + (health.against?.served ?? 0) > 0;
  const rows = !met
    ? []
    : (
        [
          ['judged', health.judged],
          ['against', health.against],
        ] as const
      ).filter((row): row is ['judged' | 'against', ReleaseHealth] => row[1] !== null);
  return (
    <div className={css.panel}>
      <div className={css.words}>
        <p className={css.verdict}>{t(`health.${health.verdict}`)}</p>
        {/* The registry's own sentence, as operators' texts are: in English. */}
        {health.verdict !== 'quiet' && (
          <p className={css.why} lang="en">
            {health.why}
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <HealthChart health={health} />
          <table className={css.figures}>
            <caption>
              <VisuallyHidden>{t('health.table')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('health.version')}</th>
                <th scope="col">{t('health.share')}</th>
                <th scope="col">{t('health.visitors')}</th>
                <th scope="col">{t('health.range')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, row]) => (
                <tr key={key}>
                  <th scope="row">
                    <span className={css.key}>
                      <svg width="24" height="4" aria-hidden="true">
                        <path d="M2 2H22" className={css[key]} />
                      </svg>
                      <span>
                        {row.version}
                        <small>{t(`health.${key}`)}</small>
                      </span>
                    </span>
                  </th>
                  <td className={css.share}>{row.served > 0 ? percentOf(row.share) : '–'}</td>
                  <td>
                    {formatNumber(row.failing)} / {formatNumber(row.served)}
                  </td>
                  <td>{row.served > 0 ? `${percentOf(row.low)}–${percentOf(row.high)}` : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {health.failures.length > 0 && (
        <details className={css.failures}>
          <summary>{t('health.failures', { n: health.failures.length })}</summary>
          <ol>
            {health.failures.map(({ kind, message, visitors }) => (
              <li key={`${kind} ${message}`}>
                <b>{t(`health.kinds.${kind}`, { defaultValue: kind })}</b>
                <span className={css.count}>{t('health.failingVisitors', { n: formatNumber(visitors) })}</span>
                <code lang="en">{message}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
