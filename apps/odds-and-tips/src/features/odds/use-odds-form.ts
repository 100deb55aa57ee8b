import { ODDS_FORMS, type OddsForm } from '@portal/domain';
import { useApp } from '@portal/platform';

/** How prices are written: as the address asks, else as the visitor has chosen, else as most do here. */
export function useOddsForm(asked?: OddsForm): OddsForm {
  const { prefs } = useApp();
  return asked ?? ODDS_FORMS.find((form) => form === prefs.oddsForm) ?? ODDS_FORMS[0];
}
