import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@portal/platform';
import { ErrorState, RailPanel, Skeleton, Switch, Tag } from '@portal/ui';
import { settingGroups, type SettingChoice } from './setting-groups.ts';
import styles from './settings.module.css';

/** `shell/settings`. All of section 9 as switches: a guest's stay on this device, a member's go along. */
export const SettingsSlot = observer(function SettingsSlot() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const {
    session,
    settings: { state },
  } = useApp();
  return (
    <RailPanel title={t('title')} padded>
      <div className={styles.panel}>
        <p className={styles.note}>{t(session.state.status === 'user' ? 'member' : 'guest')}</p>
        {state.status === 'starting' && (
          <div role="status" aria-busy="true" aria-label={shell('loading')} className={styles.waiting}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </div>
        )}
        {state.status === 'away' && <ErrorState bare message={t('failed')} retryLabel={shell('retry')} onRetry={state.retry} />}
        {state.status === 'ready' &&
          settingGroups.map(({ id, choices }) => (
            <fieldset key={id} className={styles.group}>
              <legend>{t(`groups.${id}`)}</legend>
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
  const { t } = useTranslation('settings');
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
            {t(`names.${name}`)}
            {inert && <Tag>{t('soon')}</Tag>}
          </span>
        }
        aria-describedby={id}
        checked={settings.values[name]}
        onChange={({ target }) => flick(target.checked)}
      />
      <p id={id}>{t(`texts.${name}`)}</p>
    </div>
  );
});
