import { ArrowRight, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MouseEvent } from 'react';
import { PrefetchLink } from '@portal/platform';
import { Button, cx } from '@portal/ui';
import { FoundRow } from './found-row.tsx';
import type { Offer, OfferGroup } from './offered.ts';
import css from './search-options.module.css';

interface Props {
  id: string;
  groups: readonly OfferGroup[];
  /** Key of the line that Enter would open. */
  active: string | undefined;
  optionId: (key: string) => string;
  /** A line was opened here; one that was opened in another tab leaves the search as it is. */
  onChosen: () => void;
  onForget: () => void;
}

const isElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) => metaKey || ctrlKey || shiftKey || button !== 0;

/** The lines below the search, in groups. */
export function SearchOptions({ id, groups, active, optionId, onChosen, onForget }: Props) {
  const { t } = useTranslation('shell');
  const heading = (kind: OfferGroup['kind']) =>
    kind === 'recent' || kind === 'onAir' ? t(`search.${kind}`) : kind === 'all' ? t('search.results') : t(`search.groups.${kind}`);
  return (
    <>
      <div id={id} role="listbox" aria-label={t('search.results')}>
        {groups.map(({ kind, options }) => (
          <div key={kind} role="group" aria-label={heading(kind)} className={css.group}>
            {kind !== 'all' && (
              <p className={css.heading} role="presentation">
                <span>{heading(kind)}</span>
                {kind !== 'recent' && <span className="figures">{options.length}</span>}
              </p>
            )}
            {options.map((option) => (
              <PrefetchLink
                key={option.key}
                id={optionId(option.key)}
                to={option.href}
                role="option"
                aria-selected={option.key === active}
                tabIndex={-1}
                className={cx(css.option, option.key === active && css.active)}
                onClick={(event) => {
                  if (!isElsewhere(event)) onChosen();
                }}
              >
                <Inside option={option} />
              </PrefetchLink>
            ))}
          </div>
        ))}
      </div>
      {groups.some(({ kind }) => kind === 'recent') && (
        <div className={css.forget}>
          <Button variant="ghost" compact onClick={onForget}>
            {t('search.forget')}
          </Button>
        </div>
      )}
    </>
  );
}

function Inside({ option }: { option: Offer }) {
  const { t } = useTranslation('shell');
  if (option.show === 'item') return <FoundRow item={option.item} />;
  if (option.show === 'words')
    return (
      <>
        <span className={css.icon}>
          <History size={20} aria-hidden />
        </span>
        {option.words}
      </>
    );
  return (
    <>
      <span className={css.icon}>
        <ArrowRight size={20} aria-hidden />
      </span>
      {t('search.all', { words: option.words })}
    </>
  );
}
