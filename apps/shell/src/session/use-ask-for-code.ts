import { useState } from 'react';
import { newUuid } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { useShell } from '../routing/shell-context.tsx';

/**
 * Has a code for a new password sent. `asked`: by which the server knows this question again, so that nobody else's questions or guesses touch its code. On a device
 * where its owner has logged in before, nobody else's keep them from asking either (ADR 31).
 */
export function useAskForCode(): { readonly asked: string; askFor(email: string): Promise<void> } {
  const { api } = useApp();
  const { session } = useShell();
  const [asked] = useState(newUuid);
  return {
    asked,
    async askFor(email) {
      const devices = session?.devices ?? [];
      await api.call(userCalls.forgotPassword, { email, asked, ...(devices.length > 0 && { devices }) });
    },
  };
}
