import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callOrNull } from '@portal/api-client';
import { userCalls } from '@portal/contracts/user';
import { formatNumber } from '@portal/i18n';
import { isOf, useApp } from '@portal/platform';
import { Button } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';

/** Asks for the balance now. Whoever shows points hears of it: header, ledger, check-in card. */
export function RefreshBalance({ userId }: { userId: number }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const refresh = useMutation({
    mutationFn: () => callOrNull(a.api, userCalls.refreshBalance, {}),
    onSuccess: (now) => {
      // Null: one has logged out elsewhere, and nothing was asked (section 5).
      if (!now) return;
      a.notify({ id: 'balance', tone: 'info', title: t('balance.now', { points: formatNumber(now.balance) }) });
      void a.session.refreshUser();
      void a.queryClient.invalidateQueries({ predicate: isOf(userId) });
    },
    onError: (error) => a.notify({ id: 'balance', tone: 'error', title: t('balance.failed'), text: problemWords(error, t) }),
  });
  return (
    <Button variant="secondary" busy={refresh.isPending} icon={<RefreshCw size={18} aria-hidden="true" />} onClick={() => refresh.mutate()}>
      {t('balance.refresh')}
    </Button>
  );
}
