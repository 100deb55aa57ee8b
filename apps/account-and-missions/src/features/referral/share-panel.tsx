import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cookies, links } from '@portal/contracts';
import type { ReferralInfo } from '@portal/contracts/referral';
import { useApp } from '@portal/platform';
import { Button, Panel } from '@portal/ui';
import { QrCode } from './qr-code.tsx';
import styles from './referral.module.css';

/** What one gives friends: the code, an address that carries it, and that as a picture for the phone of who sits beside one. */
export function SharePanel({ code, rules }: Pick<ReferralInfo, 'code' | 'rules'>) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const url = `${a.site.origin}${links.home()}?${cookies.pid}=${encodeURIComponent(code)}`;
  const copy = async (words: string, done: 'codeCopied' | 'linkCopied') => {
    try {
      await navigator.clipboard.writeText(words);
      a.notify({ id: 'referral', tone: 'success', title: t(`referral.${done}`) });
    } catch {
      a.notify({ id: 'referral', tone: 'error', title: t('referral.notCopied') });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('referral.shareTitle'), text: t('referral.shareText', { points: rules.friend, days: rules.activeDays }), url });
    } catch (error) {
      // Closed without a choice: nothing was shared, nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) a.notify({ id: 'referral', tone: 'error', title: t('referral.notShared') });
    }
  };
  return (
    <Panel labelledBy="referral-share" edgeToEdge>
      <div className={styles.frame}>
        <div className={styles.share}>
          <div className={styles.words}>
            <h2 id="referral-share">{t('referral.head', { points: rules.inviter })}</h2>
            <p>{t('referral.how', { friend: rules.friend, days: rules.activeDays })}</p>
            <dl className={styles.given}>
              <div>
                <dt>{t('referral.code')}</dt>
                <dd>
                  <b className={styles.code}>{code}</b>
                  <Button compact variant="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy(code, 'codeCopied')}>
                    {t('referral.copyCode')}
                  </Button>
                </dd>
              </div>
              <div>
                <dt>{t('referral.link')}</dt>
                <dd>
                  <span className={styles.link}>{url}</span>
                  <Button compact variant="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy(url, 'linkCopied')}>
                    {t('referral.copyLink')}
                  </Button>
                </dd>
              </div>
            </dl>
            {'share' in navigator && (
              <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={() => void share()}>
                {t('referral.share')}
              </Button>
            )}
          </div>
          <figure className={styles.picture}>
            <QrCode text={url} label={t('referral.qr')} />
            <figcaption>{t('referral.scan')}</figcaption>
          </figure>
        </div>
      </div>
    </Panel>
  );
}
