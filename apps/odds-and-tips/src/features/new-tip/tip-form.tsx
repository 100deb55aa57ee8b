import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '@portal/contracts';
import type { MatchOdds } from '@portal/contracts/odds';
import { Button, FormError, Panel, RadioCards, SegmentedControl, Select, TextArea } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { marketById, MARKETS } from '../odds/markets.ts';
import styles from './new-tip.module.css';
import { offeredMarkets, offersOf } from './offers.ts';
import { useFreshOdds } from './use-tippable.ts';
import { useSendTip } from './use-send-tip.ts';

interface Fields {
  fixtureId: string;
  market: string;
  pick: string;
  content: string;
}
interface Props {
  matches: readonly MatchOdds[];
  asked: number | undefined;
  /** Why the match that was asked for is not here. */
  note: string | undefined;
  words: MatchWords;
}

/** Match, market, pick, and why. What one sees is what is sent: the line goes with the tip, and the server refuses another. */
export function TipForm({ matches, asked, note, words }: Props) {
  const { t } = words;
  const form = useForm<Fields>({ defaultValues: { fixtureId: asked ? String(asked) : '', market: '', pick: '', content: '' } });
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = form;
  const [fixtureId, chosenMarket, pick] = useWatch({ control, name: ['fixtureId', 'market', 'pick'] });
  const { odds, look } = useFreshOdds(
    Number(fixtureId),
    matches.find(({ match }) => String(match.fixtureId) === fixtureId),
  );
  const open = odds ? offeredMarkets(odds, t) : [];
  const market = open.find(({ id }) => id === chosenMarket) ?? open[0];
  const offers = odds && market ? offersOf(odds, market, t) : [];
  const offer = offers.find((one) => one.pick === pick);
  const { send, sending, refusal, forget } = useSendTip(look, words);
  // Another match or market has other picks; a refusal was about the one before.
  const thing = `${fixtureId}/${market?.id ?? ''}`;
  const last = useRef(thing);
  useEffect(() => {
    if (last.current === thing) return;
    last.current = thing;
    setValue('pick', '');
    forget();
  }, [thing, setValue, forget]);

  const submit = form.handleSubmit(({ content }) => {
    if (odds && market && offer) send({ fixtureId: odds.match.fixtureId, type: market.type, pick: offer.pick, line: offer.line, content: content.trim() });
  });
  return (
    <Panel edgeToEdge padded>
      <form className={styles.form} noValidate aria-label={t('newTip.title')} onSubmit={(event) => void submit(event)}>
        {note && <p className={styles.note}>{note}</p>}
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
              options={MARKETS.map((one) => ({ value: one.id, label: t(`typeShort.${one.type}`), disabled: !open.includes(one) }))}
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
