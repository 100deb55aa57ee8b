import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callOrNull } from '@portal/api-client';
import { pointsCalls } from '@portal/contracts/points';
import { formatNumber } from '@portal/i18n';
import { saveFile, useApp } from '@portal/platform';
import { Button } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';

/** The whole ledger as a file for a spreadsheet. */
export function StatementButton() {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const statement = useMutation({
    mutationFn: () => callOrNull(a.api, pointsCalls.statement, { timezone: a.prefs.timeZone }),
    onSuccess: (file) => {
      // Null: one has logged out elsewhere, and nothing was asked (section 5).
      if (!file) return;
      saveFile(a, { name: file.name, text: file.text, type: 'text/csv' });
      a.notify({
        id: 'statement',
        tone: file.whole ? 'success' : 'info',
        title: t('ledger.saved'),
        text: file.whole ? file.name : t('ledger.savedPart', { rows: formatNumber(file.rows) }),
      });
    },
    onError: (error) => a.notify({ id: 'statement', tone: 'error', title: t('ledger.notSaved'), text: problemWords(error, t) }),
  });
  return (
    <Button compact variant="ghost" busy={statement.isPending} icon={<Download size={18} aria-hidden="true" />} onClick={() => statement.mutate()}>
      {t('ledger.save')}
    </Button>
  );
}
