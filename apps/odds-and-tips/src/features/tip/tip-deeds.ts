import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { links, type Reaction } from '@portal/contracts';
import { tipsCalls, type Tip } from '@portal/contracts/tips';
import { NOBODY, useApp, type Viewer } from '@portal/platform';
import { forgetTips, queries } from '../../queries.ts';

/** What a visitor does to a tip: reacting, and taking back an own one before the kick-off. */
export interface TipDeeds {
  readonly react: (reaction: Reaction | null) => void;
  readonly reacting: boolean;
  readonly removal: {
    readonly asking: boolean;
    readonly ask: (open: boolean) => void;
    readonly confirm: () => void;
    readonly busy: boolean;
    readonly error: string | undefined;
  };
}

export function useTipDeeds(id: number, viewer: Viewer): TipDeeds {
  const a = useApp();
  const { t } = useTranslation('odds-and-tips');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const why = (error: unknown) => (isApiError(error) && error.serverMessage) || t('error.deed');
  const reacting = useMutation({
    mutationFn: (reaction: Reaction | null) => a.api.call(tipsCalls.react, { id, reaction }),
    // Whose it is stays with it: when the answer comes, another may be reading.
    onMutate: () => ({ of: queries.tip(a, id, viewer).queryKey }),
    onSuccess: (reactions, _, { of }) => a.queryClient.setQueryData<Tip>(of, (tip) => tip && { ...tip, reactions }),
    onError: (error) => a.notify({ tone: 'error', title: t('tip.reactError'), text: why(error) }),
  });
  const removing = useMutation({
    mutationFn: () => a.api.call(tipsCalls.remove, { id: String(id) }),
    onSuccess: async () => {
      a.notify({ tone: 'success', title: t('tip.removed') });
      // Before the list is opened: a held one would show the tip still, and lead to it.
      await forgetTips(a, 'none');
      await navigate(links.tips());
      // Not removed: the page that is about to go would ask for it once more.
      await a.queryClient.invalidateQueries({ queryKey: [tipsCalls.info.id, { id: String(id) }], refetchType: 'none' });
    },
  });
  return {
    react: (reaction) => (viewer === NOBODY ? a.session.askLogin() : reacting.mutate(reaction)),
    reacting: reacting.isPending,
    removal: {
      asking,
      busy: removing.isPending,
      confirm: () => removing.mutate(),
      error: removing.isError ? why(removing.error) : undefined,
      ask: (open) => {
        removing.reset();
        setAsking(open);
      },
    },
  };
}
