import type { ReleaseBoard } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import { useWords } from './words.ts';
import css from './releases.module.css';

/** The log of everything in one line: how long it is, and the hash that its whole past hangs on. Beside it the programs that the remotes live in. */
export function BoardFoot({ board: { audit, hosts } }: { board: ReleaseBoard }) {
  const { t, when } = useWords();
  return (
    <dl className={css.foot}>
      <div>
        <dt>{t('foot.hosts')}</dt>
        {hosts.length === 0 && <dd>{t('foot.noHosts')}</dd>}
        {hosts.map(({ host, version, at }) => (
          <dd key={host}>
            {host} <b>{version}</b> · <time dateTime={at}>{when(at)}</time>
          </dd>
        ))}
      </div>
      <div>
        <dt>{t('foot.log')}</dt>
        <dd>
          <b>{t('foot.entries', { n: formatNumber(audit.n) })}</b> · {t('foot.hash')} <code>{audit.hash}</code>
        </dd>
        <dd className={css.verify}>{t('foot.verify')}</dd>
      </div>
    </dl>
  );
}
