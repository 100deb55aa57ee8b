import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Strip, buttonClass } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';

/** Says calmly that there is no session (guest log-in has stopped after three tries, or nobody answers), and offers another try (sections 4 and 9). The page lives on without one. */
export const SessionNotice = observer(function SessionNotice() {
  const { t } = useTranslation('shell');
  const state = useShell().session?.state;
  if (state?.status !== 'unavailable') return null;
  return (
    <Strip
      kind="offline"
      action={
        <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={state.retry}>
          {t('retry')}
        </button>
      }
    >
      {t('session.unavailableText')}
    </Strip>
  );
});
