import type { UseFormReturn } from 'react-hook-form';
import type { MatchOdds } from '@portal/contracts/odds';
import { RadioCards, SegmentedControl, Select } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { marketById, TIPPED } from '../odds/markets.ts';
import styles from './new-tip.module.css';
import type { Terms, TermsForm } from './use-terms.ts';

interface Props {
  form: UseFormReturn<TermsForm>;
  terms: Terms;
  matches: readonly MatchOdds[];
  words: MatchWords;
}

/** Match, market and side. What one sees is what is sent: the line goes along, and the server refuses another. */
export function TermsFields({ form, terms: { odds, open, market, offers, pick }, matches, words }: Props) {
  const { t } = words;
  const {
    register,
    setValue,
    formState: { errors },
  } = form;
  return (
    <>
      <Select
        label={t('newTip.match')}
        required
        placeholder={t('newTip.chooseMatch')}
        options={matches.map(({ match }) => ({ value: String(match.fixtureId), label: `${words.kickOff(match)} · ${words.title(match)}` }))}
        error={errors.fixtureId?.message}
        {...register('fixtureId', { required: t('newTip.needMatch') })}
      />
      {odds && open.length === 0 && <p className={styles.note}>{t('newTip.allClosed')}</p>}
      {odds && market && (
        <>
          <SegmentedControl
            label={t('newTip.market')}
            value={market.id}
            options={TIPPED.map((one) => ({ value: one.id, label: t(`typeShort.${one.type}`), disabled: !open.includes(one) }))}
            name="market"
            onChange={({ target }) => setValue('market', marketById(target.value).id)}
          />
          <RadioCards
            label={t(`type.${market.type}`)}
            options={offers.map((one) => ({ value: one.pick, label: one.words, description: t('newTip.price', { price: one.price.toFixed(2) }) }))}
            value={pick}
            error={errors.pick?.message}
            {...register('pick', { required: t('newTip.needPick') })}
          />
        </>
      )}
    </>
  );
}
