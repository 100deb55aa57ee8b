import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { Button, ConfirmDialog } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';

/** Ends all of one's log-ins, this one too, after asking once more: then this page is a guest's. */
export function EverywhereButton() {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const [open, setOpen] = useState(false);
  const leave = useMutation({
    mutationFn: async () => {
      await a.api.call(userCalls.logoutEverywhere, {});
      await a.session.logout();
    },
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<LogOut size={18} aria-hidden="true" />}
        onClick={() => {
          leave.reset();
          setOpen(true);
        }}
      >
        {t('sessions.everywhere')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('sessions.everywhereTitle')}
        text={t('sessions.everywhereText')}
        confirmLabel={t('sessions.everywhere')}
        cancelLabel={t('sessions.stay')}
        onConfirm={() => leave.mutate()}
        busy={leave.isPending}
        error={leave.isError ? problemWords(leave.error, t) : undefined}
        danger
      />
    </>
  );
}
