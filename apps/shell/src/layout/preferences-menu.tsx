import { SunMoon } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { links } from '@portal/contracts';
import { isPlainClick, preferenceHref, useApp, type Prefs } from '@portal/platform';
import { useDetailsMenu } from '@portal/ui';
import { languageTag } from '../routing/language-tag.ts';
import { useShell } from '../routing/shell-context.tsx';
import { languageChoices, themeChoices } from './preferences.ts';
import css from './preferences-menu.module.css';

/** Language and theme: a `details` of plain links, so it opens and works without JavaScript too. With it the page changes without being loaded anew. */
export function PreferencesMenu() {
  const { t } = useTranslation('shell');
  const { prefs, notify } = useApp();
  const { choose } = useShell();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const menu = useDetailsMenu();
  const back = pathname + search;
  const chosen = (changed: Partial<Prefs>) => (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab, or a page without what it takes: the link does it.
    if (!choose || !isPlainClick(event)) return;
    event.preventDefault();
    setBusy(true);
    const opener = event.currentTarget.closest('details')?.querySelector('summary');
    choose(changed)
      .then(() => {
        // Who chose a language goes on with the page; of themes one tries another.
        if (!changed.language) return;
        opener?.focus({ preventScroll: true });
        menu.close();
      })
      .catch(() => notify({ id: 'prefs', tone: 'error', title: t('settings.failed'), text: t('settings.failedText') }))
      .finally(() => setBusy(false));
  };
  return (
    <details className={css.menu} {...menu.props}>
      <summary className={css.button} aria-label={t('settings.label')} title={t('settings.label')}>
        <SunMoon size={20} aria-hidden />
      </summary>
      <div className={css.panel} aria-busy={busy}>
        <p className={css.heading} id="pref-language">
          {t('language.label')}
        </p>
        <ul aria-labelledby="pref-language">
          {languageChoices.map((language) => (
            <li key={language}>
              <a
                href={preferenceHref('language', language, back)}
                aria-current={language === prefs.language ? 'true' : undefined}
                lang={languageTag(language)}
                onClick={chosen({ language })}
              >
                {t(`language.${language}`)}
              </a>
            </li>
          ))}
        </ul>
        <p className={css.heading} id="pref-theme">
          {t('theme.label')}
        </p>
        <ul aria-labelledby="pref-theme">
          {themeChoices.map((choice) => (
            <li key={choice}>
              <a
                href={preferenceHref('theme', choice, back)}
                aria-current={choice === (prefs.theme ?? 'system') ? 'true' : undefined}
                onClick={chosen({ theme: choice === 'system' ? undefined : choice })}
              >
                {t(`theme.${choice}`)}
              </a>
            </li>
          ))}
        </ul>
        <div className={css.more}>
          <Link to={`${links.account()}#cai-dat`} onClick={menu.close}>
            {t('mySettings.open')}
          </Link>
        </div>
      </div>
    </details>
  );
}
