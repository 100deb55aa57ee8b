import { useMutation } from '@tanstack/react-query';
import { calls, type Input } from '@portal/contracts';
import { useApp } from '@portal/platform';

/** Changes one's own page; whoever shows it (the header, others' lists) is told. */
export function useUpdateInfo() {
  const a = useApp();
  return useMutation({
    mutationFn: (changes: Input<typeof calls.user.updateInfo>) => a.api.call(calls.user.updateInfo, changes),
    onSuccess: () => {
      void a.session.refreshUser();
      void a.queryClient.invalidateQueries({ queryKey: [calls.user.profile.id] });
    },
  });
}
