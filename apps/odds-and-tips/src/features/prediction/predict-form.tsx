import { Lock } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { MatchOdds } from '@portal/contracts/odds';
import type { PredictionPurse } from '@portal/contracts/prediction';
import { payoutOf } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import type { Viewer } from '@portal/platform';
import { Button, FormError, Panel, SegmentedControl } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from '../new-tip/new-tip.module.css';
import { TermsFields } from '../new-tip/terms-fields.tsx';
import { emptyTerms, useTerms, type TermsForm } from '../new-tip/use-terms.ts';
import { usePredict } from './use-predict.ts';

interface Props {
  userId: Viewer;
  matches: readonly MatchOdds[];
  asked: number | undefined;
  /** Why the match that was asked for is not here. */
  note: string | undefined;
  purse: PredictionPurse;
  words: MatchWords;
}
const STEPS = [10, 20, 50, 100, 200] as const;

/** Match, market, side, and how many points. */
export function PredictForm({ userId, matches, asked, note, purse, words }: Props) {
  const { t } = words;
  const form = useForm<TermsForm>({ defaultValues: emptyTerms(asked) });
  const { send, sending, refusal, forget } = usePredict(userId, t, () => form.reset(emptyTerms(undefined)));
  const terms = useTerms(form, matches, t, forget);
  const { odds, market, offer, look } = terms;
  const may = Math.min(purse.left, purse.balance, purse.most);
  const stakes = STEPS.filter((points) => points >= purse.least && points <= purse.most);
  const asks = useWatch({ control: form.control, name: 'stake' });
  const stake =
    stakes.filter((points) => points <= may).find((points) => String(points) === asks) ?? stakes.findLast((points) => points <= may && points <= 50);
  const submit = form.handleSubmit(() => {
    if (odds && market && offer && stake !== undefined)
      send({ draft: { fixtureId: odds.match.fixtureId, type: market.type, pick: offer.pick, line: offer.line, stake }, look });
  });
  return (
    <Panel edgeToEdge padded>
      <form className={styles.form} noValidate aria-label={t('predict.title')} onSubmit={(event) => void submit(event)}>
        {note && <p className={styles.note}>{note}</p>}
        <TermsFields form={form} terms={terms} matches={matches} words={words} />
        {stake !== undefined && (
          <SegmentedControl
            label={t('predict.stake')}
            value={String(stake)}
            options={stakes.map((points) => ({ value: String(points), label: formatNumber(points), disabled: points > may }))}
            name="stake"
            onChange={({ target }) => form.setValue('stake', target.value)}
          />
        )}
        <p className={styles.lock}>{t('predict.left', { left: formatNumber(purse.left), perDay: formatNumber(purse.perDay) })}</p>
        {odds && (
          <p className={styles.lock}>
            <Lock size={16} aria-hidden="true" />
            <span>
              {offer && stake !== undefined && `${t('predict.comesBack', { points: formatNumber(payoutOf(stake, 1, offer.price)) })} `}
              {t('predict.locks', { time: words.kickOff(odds.match) })}
            </span>
          </p>
        )}
        {refusal && (
          <FormError title={refusal.kind === 'moved' && offer ? t('predict.moved', { choice: offer.words, price: offer.price.toFixed(2) }) : refusal.words} />
        )}
        <div>
          <Button type="submit" busy={sending}>
            {refusal?.kind === 'moved' && offer ? t('predict.sendMoved') : t('predict.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
