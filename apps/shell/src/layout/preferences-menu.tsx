import { SunMoon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Theme } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { chooseTheme, languageChoices, preferenceHref, themeChoices } from './preferences.ts';
import css from './preferences-menu.module.css';

type Choice = (typeof themeChoices)[number];

/** Language and theme: a `details` of plain links, so it opens and works without JavaScript too. With it the theme changes at once. */
export function PreferencesMenu() {
  const { t } = useTranslation('shell');
  const { prefs } = useApp();
  const { pathname, search } = useLocation();
  const [theme, setTheme] = useState<Choice>(prefs.theme ?? 'system');
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) return;
      const leaving = event instanceof KeyboardEvent ? event.key === 'Escape' : !open.contains(event.target as Node);
      if (!leaving) return;
      open.open = false;
      if (event instanceof KeyboardEvent) open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const back = pathname + search;
  return (
    <details className={css.menu} ref={menu} onBlur={({ currentTarget, relatedTarget }) => { if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false; }}>
      <summary className={css.button} aria-label={t('settings.label')} title={t('settings.label')}><SunMoon size={20} aria-hidden /></summary>
      <div className={css.panel}>
        <p className={css.heading} id="pref-language">{t('language.label')}</p>
        <ul aria-labelledby="pref-language">
          {languageChoices.map((language) => (
            <li key={language}><a href={preferenceHref('language', language, back)} aria-current={language === prefs.language ? 'true' : undefined} lang={language === 'zh' ? 'zh-Hant' : language}>{t(`language.${language}`)}</a></li>
          ))}
        </ul>
        <p className={css.heading} id="pref-theme">{t('theme.label')}</p>
        <ul aria-labelledby="pref-theme">
          {themeChoices.map((choice) => (
            <li key={choice}>
              <a
                href={preferenceHref('theme', choice, back)}
                aria-current={choice === theme ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setTheme(choice);
                  chooseTheme(choice === 'system' ? undefined : (choice as Theme));
                }}
              >{t(`theme.${choice}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
