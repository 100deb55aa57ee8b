import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';

const never = () => () => {};

/** Installs the portal as an app, where the browser offers it; elsewhere there is no button. */
export function InstallButton() {
  const { t } = useTranslation('shell');
  const { install } = useShell();
  const possible = useSyncExternalStore(
    install?.subscribe ?? never,
    () => install?.possible() ?? false,
    () => false,
  );
  if (!possible) return null;
  return (
    <Button variant="secondary" onClick={() => void install?.ask()}>
      <Download size={18} aria-hidden /> {t('install')}
    </Button>
  );
}
