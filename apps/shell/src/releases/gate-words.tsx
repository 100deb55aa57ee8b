import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { GateReport, ProgramName } from '@portal/contracts';
import { Button } from '@portal/ui';
import type { GateState } from './move-dialog.model.ts';
import { useWords } from './words.ts';
import css from './gate.module.css';

interface Props {
  gate: GateState;
  /** The set with which it would fit, if the plan can become it. */
  companions: GateReport['moveAlong'];
  onTakeSet(): void;
  onRetry(): void;
}

/** What the compatibility gate says of a plan, before anything moves. */
export function GateWords({ gate, companions, onTakeSet, onRetry }: Props) {
  const { t, trouble } = useWords();
  if (gate.status === 'free') return null;
  return (
    <section
      className={css.gate}
      data-says={gate.status === 'says' ? (gate.report.ok ? 'yes' : 'no') : gate.status}
      aria-label={t('fit.title')}
      aria-live="polite"
      aria-busy={gate.status === 'asking'}
    >
      {gate.status === 'asking' && (
        <p className={css.head}>
          <LoaderCircle size={18} aria-hidden="true" className={css.turning} />
          {t('fit.asking')}
        </p>
      )}
      {gate.status === 'unknown' && (
        <>
          <p className={css.head}>
            <CircleX size={18} aria-hidden="true" />
            {t('fit.failed')}
          </p>
          <p lang="en">{gate.says}</p>
        </>
      )}
      {gate.status === 'failed' && (
        <>
          <p className={css.head}>
            <CircleAlert size={18} aria-hidden="true" />
            {t('fit.failed')} {trouble(gate.trouble)}
          </p>
          <div>
            <Button compact variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          </div>
        </>
      )}
      {gate.status === 'says' && <Report report={gate.report} companions={companions} onTakeSet={onTakeSet} />}
    </section>
  );
}

function Report({ report, companions, onTakeSet }: { report: GateReport } & Pick<Props, 'companions' | 'onTakeSet'>) {
  const { t, remote } = useWords();
  const program = ({ program, version }: { program: ProgramName; version: string }) =>
    `${program === 'shell' || program === 'api' ? program : remote(program)} ${version}`;
  return (
    <>
      {report.ok ? (
        <p className={css.head}>
          <CircleCheck size={18} aria-hidden="true" />
          {t('fit.ok')}
        </p>
      ) : (
        <p className={css.head}>
          <CircleX size={18} aria-hidden="true" />
          {t('fit.no', { n: report.conflicts.length })}
        </p>
      )}
      {report.conflicts.length > 0 && (
        <ul className={css.conflicts}>
          {report.conflicts.map((conflict) => (
            <li key={`${conflict.kind} ${conflict.name} ${conflict.at} ${program(conflict.user)} ${program(conflict.offerer)}`}>
              <b>{t(`fit.kinds.${conflict.kind}`, { user: program(conflict.user), offerer: program(conflict.offerer), name: conflict.name })}</b>
              <span lang="en">
                {conflict.says}
                {conflict.at && (
                  <>
                    {' '}
                    (<code>{conflict.at}</code>)
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {report.unchecked.length > 0 && (
        <p className={css.unchecked}>
          <CircleAlert size={16} aria-hidden="true" />
          {t('fit.unchecked', { list: report.unchecked.join(', ') })}
        </p>
      )}
      {!report.ok && report.moveAlong === null && <p>{t('fit.noSet')}</p>}
      {companions && (
        <div className={css.together}>
          <p>
            {t('fit.together')}{' '}
            <b>
              {Object.entries(companions)
                .map(([name, version]) => program({ program: name as ProgramName, version }))
                .join(', ')}
            </b>
          </p>
          <Button compact variant="secondary" onClick={onTakeSet}>
            {t('fit.takeSet')}
          </Button>
        </div>
      )}
    </>
  );
}
