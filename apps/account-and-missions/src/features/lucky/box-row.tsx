import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LuckyDraw, LuckyRound } from '@portal/contracts/lucky';
import { formatDay, formatNumber } from '@portal/i18n';
import { saveFile, useApp } from '@portal/platform';
import { Button, Verdict } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { proofOf } from './proof-of.ts';
import { sealOf } from './seals.ts';
import { BoxVerdict } from './box-verdict.tsx';
import styles from './lucky.module.css';

/** A box that is over: its hash and its seed, drawn again here at a press, or taken along as a file for whoever trusts no page. */
export function BoxRow({ box, mine }: { box: LuckyRound; mine: readonly LuckyDraw[] }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const [done, setDone] = useState(0);
  const verify = useMutation({
    mutationFn: async () => {
      const proof = await proofOf(a, box.number, setDone);
      const { verdictOn } = await import('./verdict-on.ts');
      return { on: verdictOn(proof, sealOf(box.number), mine) };
    },
    onMutate: () => setDone(0),
  });
  const save = useMutation({
    mutationFn: () => proofOf(a, box.number),
    onSuccess: (proof) => saveFile(a, { name: `khan-dai-${box.number}.json`, text: JSON.stringify(proof), type: 'application/json' }),
    onError: (error) => a.notify({ id: 'draw', tone: 'error', title: t('lucky.notSaved'), text: problemWords(error, t) }),
  });
  return (
    <li className={styles.box}>
      <div className={styles.boxHead}>
        <div>
          <b>{t('lucky.box', { number: box.number })}</b>
          <p>
            {t('lucky.drawnOf', { drawn: formatNumber(box.drawn), of: formatNumber(box.tickets) })} · {formatDay(box.openedAt, a.prefs)}
          </p>
        </div>
        <div className={styles.boxDeeds}>
          <Button
            compact
            variant="secondary"
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            busy={verify.isPending}
            aria-label={t('lucky.verifyOf', { number: box.number })}
            onClick={() => verify.mutate()}
          >
            {t('lucky.verify')}
          </Button>
          <Button
            compact
            variant="ghost"
            icon={<Download size={18} aria-hidden="true" />}
            busy={save.isPending}
            aria-label={t('lucky.saveOf', { number: box.number })}
            onClick={() => save.mutate()}
          >
            {t('lucky.save')}
          </Button>
        </div>
      </div>
      <dl className={styles.public}>
        <div>
          <dt>{t('lucky.hash')}</dt>
          <dd>
            <code>{box.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{t('lucky.seed')}</dt>
          <dd>
            <code>{box.seed}</code>
          </dd>
        </div>
      </dl>
      {verify.isPending && <Verdict found="running">{t('lucky.verifying', { done: formatNumber(done), of: formatNumber(box.drawn) })}</Verdict>}
      <div role="status" className={styles.region}>
        {verify.isSuccess && <BoxVerdict {...verify.data} />}
        {verify.isError && <Verdict found="later">{problemWords(verify.error, t)}</Verdict>}
      </div>
    </li>
  );
}
