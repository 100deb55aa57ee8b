import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@portal/ui';
import { notices } from '../session/notices.ts';

/** The red notices: of an expired session (section 4), of a log-in that could not be opened. */
export function NoticeToasts() {
  const { t } = useTranslation('shell');
  const { show } = useToast();
  useEffect(
    () =>
      notices.listen((notice) => {
        show({ id: notice, tone: 'error', title: t(`${notice}.title`), description: t(`${notice}.text`) });
      }),
    [show, t],
  );
  return null;
}
