import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { ErrorState, RailPanel, Skeleton, Switch, Tag } from '@portal/ui';
import { anchors } from '../member/member-menu.tsx';
import { settingGroups, type SettingChoice } from './setting-groups.ts';
import styles from './settings-panel.module.css';

/** All settings (section 9) as switches: a guest's stay on this device, a member's go along. */
export const SettingsPanel = observer(function SettingsPanel({ guest = false }: { guest?: boolean }) {
  const { t } = useTranslation('account-and-missions');
  const {
    settings: { state },
  } = useApp();
  return (
    <RailPanel title={t('settings.title')} padded>
      <div className={styles.panel}>
        <p className={styles.note}>{t(guest ? 'settings.guest' : 'settings.member')}</p>
        {state.status === 'starting' && (
          <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.waiting}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </div>
        )}
        {state.status === 'away' && <ErrorState bare message={t('settings.failed')} retryLabel={t('retry')} onRetry={state.retry} />}
        {state.status === 'ready' &&
          settingGroups.map(({ id, choices }) => (
            <fieldset key={id} className={styles.group}>
              <legend>{t(`settings.groups.${id}`)}</legend>
              {choices.map((choice) => (
                <SettingSwitch key={choice.name} {...choice} />
              ))}
            </fieldset>
          ))}
      </div>
    </RailPanel>
  );
});

const SettingSwitch = observer(function SettingSwitch({ name, inert = false, excludes }: SettingChoice) {
  const { t } = useTranslation('account-and-missions');
  const { settings } = useApp();
  const id = useId();
  const flick = (on: boolean) => {
    void settings.set(name, on);
    if (on && excludes && settings.values[excludes]) void settings.set(excludes, false);
  };
  return (
    <div className={styles.setting}>
      <Switch
        label={
          <span className={styles.name}>
            {t(`settings.names.${name}`)}
            {inert && <Tag>{t('settings.soon')}</Tag>}
          </span>
        }
        aria-describedby={id}
        checked={settings.values[name]}
        onChange={({ target }) => flick(target.checked)}
      />
      <p id={id}>{t(`settings.texts.${name}`)}</p>
    </div>
  );
});

/** A guest's, below the invitation: they come after the session, when the browser has looked for the anchor in vain. */
export function GuestSettings() {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${anchors.settings}`) part.current?.scrollIntoView?.();
  }, [hash]);
  return (
    <div ref={part} id={anchors.settings} className={styles.anchor}>
      <SettingsPanel guest />
    </div>
  );
}
