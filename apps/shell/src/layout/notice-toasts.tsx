import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@portal/platform';
import { notices } from '../session/notices.ts';

/** The red notices: of an expired session (section 4), of a log-in that could not be opened. */
export function NoticeToasts() {
  const { t } = useTranslation('shell');
  const a = useApp();
  useEffect(
    () =>
      notices.listen((notice) => {
        a.notify({ id: notice, tone: 'error', title: t(`${notice}.title`), text: t(`${notice}.text`) });
      }),
    [a, t],
  );
  return null;
}
