import { ArrowRight } from 'lucide-react';
import type { AuditEntry, RemoteName } from '@portal/contracts';
import { Tag, VisuallyHidden, type TagTone } from '@portal/ui';
import { useWords } from './words.ts';
import css from './details.module.css';

const TONES: Partial<Record<AuditEntry['do'], TagTone>> = { promote: 'win', rollback: 'hot', 'auto-rollback': 'lose' };
const isRemote = (program: string): program is RemoteName => program !== 'shell' && program !== 'api';

/** One line of the log: when, what, by whom and why; others that moved in the same revision are named. */
export function HistoryRow({ entry, remote }: { entry: AuditEntry; remote: RemoteName }) {
  const { t, when, remote: name } = useWords();
  const own = entry.moves.find(({ program }) => program === remote);
  const others = entry.moves.filter(({ program }) => program !== remote);
  const version = (given: string | null) => given ?? t('did.nothing');
  return (
    <li className={css.row}>
      <time className={css.when} dateTime={entry.at}>
        {when(entry.at)}
      </time>
      <div className={css.what}>
        <Tag tone={TONES[entry.do] ?? 'neutral'}>{t(`did.${entry.do}`, { percent: own?.percent ?? '' })}</Tag>
        {own &&
          (own.from !== null || own.to !== null) &&
          (own.from === own.to || entry.do === 'publish' || entry.do === 'canary' ? (
            <b className={css.versions}>{version(own.to ?? own.from)}</b>
          ) : (
            <b className={css.versions}>
              <VisuallyHidden>{t('did.fromTo', { from: version(own.from), to: version(own.to) })}</VisuallyHidden>
              <span aria-hidden="true">
                {version(own.from)}
                <ArrowRight size={14} />
                {version(own.to)}
              </span>
            </b>
          ))}
        {others.map(({ program, to }) => (
          <span key={program} className={css.other}>
            + {isRemote(program) ? name(program) : program} {version(to)}
          </span>
        ))}
      </div>
      <span className={css.who}>{entry.by || entry.token}</span>
      {entry.note && (
        <p className={css.note} {...(entry.do === 'auto-rollback' && { lang: 'en' })}>
          {entry.note}
        </p>
      )}
    </li>
  );
}
