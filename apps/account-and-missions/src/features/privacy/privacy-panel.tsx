import { useMutation } from '@tanstack/react-query';
import { Download, Eye, Lock, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import { saveFile, useApp } from '@portal/platform';
import { Button, RailPanel } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { LeavePart } from './leave-part.tsx';
import { ownFile } from './own-file.ts';
import styles from './privacy-panel.module.css';

const CIRCLES = [
  { id: 'everybody', Icon: Eye },
  { id: 'chosen', Icon: SlidersHorizontal },
  { id: 'onlyYou', Icon: Lock },
  { id: 'staff', Icon: ShieldCheck },
] as const;

/** Who sees what of one, all that the portal keeps of one as a file, and leaving it. */
export function PrivacyPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const [rows, setRows] = useState(0);
  const save = useMutation({
    onMutate: () => setRows(0),
    mutationFn: () => ownFile(a, { userId: user.userId, username: user.username ?? String(user.userId), onRows: setRows }),
    onSuccess: ({ name, text, rows: all }) => {
      saveFile(a, { name, text, type: 'application/json' });
      a.notify({ id: 'own-data', tone: 'success', title: t('privacy.saved'), text: t('privacy.savedText', { name, rows: formatNumber(all) }) });
    },
    onError: (error) => a.notify({ id: 'own-data', tone: 'error', title: t('privacy.notSaved'), text: problemWords(error, t) }),
  });
  return (
    <RailPanel title={t('privacy.title')} padded>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="privacy-who">
          <h3 id="privacy-who" className={styles.heading}>
            {t('privacy.who')}
          </h3>
          <dl className={styles.circles}>
            {CIRCLES.map(({ id, Icon }) => (
              <div key={id} className={styles.circle}>
                <Icon size={20} aria-hidden="true" className={styles.icon} />
                <dt>{t(`privacy.${id}`)}</dt>
                <dd>{t(`privacy.${id}Text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.part} aria-labelledby="privacy-data">
          <h3 id="privacy-data" className={styles.heading}>
            {t('privacy.data')}
          </h3>
          <p className={styles.text}>{t('privacy.dataText')}</p>
          <div className={styles.deed}>
            <Button variant="secondary" busy={save.isPending} icon={<Download size={18} aria-hidden="true" />} onClick={() => save.mutate()}>
              {t('privacy.save')}
            </Button>
            <p role="status" className={styles.text}>
              {save.isPending && rows > 0 && t('privacy.saving', { rows: formatNumber(rows) })}
            </p>
          </div>
        </section>
        <LeavePart user={user} />
      </div>
    </RailPanel>
  );
}
