import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '@portal/api-client';
import { formatFullDay, formatNumber, onDay } from '@portal/i18n';
import { saveFile, useApp } from '@portal/platform';
import { Button, Panel, PanelHeader, Verdict } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { MatchWords } from '../match/match-words.ts';
import { checkSeal, sealedDayOf } from './seal-check.ts';
import { SealVerdictText } from './seal-verdict.tsx';
import styles from './seal.module.css';

/** The chain over somebody's tips: how long it is, where it ends, what of it is published, and all of it gone through again at a press. */
export function SealPanel({ username, words: { t, zone } }: { username: string; words: MatchWords }) {
  const a = useApp();
  const client = useQueryClient();
  const [read, setRead] = useState(0);
  const query = queries.chain(a, username);
  const chain = useQuery(query).data;
  const check = useMutation({
    mutationFn: () => checkSeal(a, username, setRead),
    onMutate: () => setRead(0),
    // What was read is newer than what stands above it.
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const save = useMutation({
    mutationFn: (day: string) => sealedDayOf(a, day),
    onSuccess: (day) => day && saveFile(a, { name: `khan-dai-tips-${day.day}.json`, text: JSON.stringify(day), type: 'application/json' }),
  });
  // An api from before there were chains says nothing of them.
  if (!chain) return null;
  const { head, published } = chain;
  const failed = check.error ?? save.error;
  return (
    <Panel labelledBy="tipster-seal">
      <PanelHeader level={2} id="tipster-seal" title={t('seal.title')} />
      <div className={styles.seal}>
        <p>{t('seal.about')}</p>
        <dl>
          <div>
            <dt>{t('seal.links')}</dt>
            <dd>{formatNumber(head.n)}</dd>
          </div>
          {head.n > 0 && (
            <div>
              <dt>{t('seal.end')}</dt>
              <dd>
                <code>{head.hash}</code>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('seal.published')}</dt>
            <dd>
              {published
                ? t('seal.publishedOn', { day: formatFullDay(...onDay(published.day, zone.language)), count: published.n, links: formatNumber(published.n) })
                : t('seal.notPublished')}
            </dd>
          </div>
        </dl>
        <div className={styles.deeds}>
          <Button compact variant="secondary" icon={<ShieldCheck size={18} aria-hidden="true" />} busy={check.isPending} onClick={() => check.mutate()}>
            {t('seal.check')}
          </Button>
          {published && (
            <Button compact variant="ghost" icon={<Download size={18} aria-hidden="true" />} busy={save.isPending} onClick={() => save.mutate(published.day)}>
              {t('seal.save')}
            </Button>
          )}
        </div>
        {check.isPending && <Verdict found="running">{t('seal.checking', { read: formatNumber(read) })}</Verdict>}
        <div role="status" className={styles.region}>
          {check.isSuccess && <SealVerdictText of={check.data} t={t} />}
          {failed && <Verdict found="later">{(isApiError(failed) && failed.serverMessage) || t('seal.failed')}</Verdict>}
        </div>
      </div>
    </Panel>
  );
}
