import { useMutation } from '@tanstack/react-query';
import type { Input } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';

/** Changes one's own page; whoever shows it (the header, others' lists) is told. */
export function useUpdateInfo() {
  const a = useApp();
  return useMutation({
    mutationFn: (changes: Input<typeof userCalls.updateInfo>) => a.api.call(userCalls.updateInfo, changes),
    onSuccess: () => {
      void a.queryClient.invalidateQueries({ queryKey: [userCalls.profile.id] });
      // It is done once the page shows it.
      return a.session.refreshUser();
    },
  });
}
