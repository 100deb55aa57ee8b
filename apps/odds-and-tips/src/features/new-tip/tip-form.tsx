import { Lock } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '@portal/contracts';
import type { MatchOdds } from '@portal/contracts/odds';
import { tipConfidences } from '@portal/contracts/tips';
import { Button, FormError, Panel, SegmentedControl, TextArea } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from './new-tip.module.css';
import { TermsFields } from './terms-fields.tsx';
import { useSendTip } from './use-send-tip.ts';
import { emptyTerms, useTerms, type TermsForm } from './use-terms.ts';

interface Props {
  matches: readonly MatchOdds[];
  asked: number | undefined;
  /** Why the match that was asked for is not here. */
  note: string | undefined;
  words: MatchWords;
}

/** Match, market, pick, and why. */
export function TipForm({ matches, asked, note, words }: Props) {
  const { t } = words;
  const form = useForm<TermsForm>({ defaultValues: emptyTerms(asked) });
  const { send, sending, refusal, forget } = useSendTip(words);
  const confidence = useWatch({ control: form.control, name: 'confidence' });
  const terms = useTerms(form, matches, t, forget);
  const { odds, market, offer, look } = terms;
  const {
    register,
    formState: { errors },
  } = form;
  const submit = form.handleSubmit(({ content, confidence: chosen }) => {
    if (!odds || !market || !offer) return;
    const sure = tipConfidences.find((one) => String(one) === chosen) ?? null;
    send({
      draft: { fixtureId: odds.match.fixtureId, type: market.type, pick: offer.pick, line: offer.line, content: content.trim(), confidence: sure },
      look,
    });
  });
  return (
    <Panel edgeToEdge padded>
      <form className={styles.form} noValidate aria-label={t('newTip.title')} onSubmit={(event) => void submit(event)}>
        {note && <p className={styles.note}>{note}</p>}
        <TermsFields form={form} terms={terms} matches={matches} words={words} />
        <SegmentedControl
          label={t('newTip.confidence')}
          value={confidence}
          options={tipConfidences.map((one) => ({ value: String(one), label: t(`confidence.${one}`) }))}
          {...register('confidence')}
        />
        <TextArea
          label={t('newTip.why')}
          description={t('newTip.whyText')}
          limit={limits.tipText}
          error={errors.content?.message}
          {...register('content', { maxLength: { value: limits.tipText, message: t('newTip.tooLong', { limit: limits.tipText }) } })}
        />
        {odds && (
          <p className={styles.lock}>
            <Lock size={16} aria-hidden="true" />
            {t('newTip.locks', { time: words.kickOff(odds.match) })}
          </p>
        )}
        {refusal && (
          <FormError title={refusal.kind === 'moved' && offer ? t('newTip.moved', { choice: offer.words, price: offer.price.toFixed(2) }) : refusal.words} />
        )}
        <div>
          <Button type="submit" busy={sending}>
            {refusal?.kind === 'moved' && offer ? t('newTip.sendMoved') : t('newTip.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
