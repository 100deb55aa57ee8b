import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { isApiError } from '@portal/api-client';
import type { Person } from '@portal/contracts';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { NOBODY, useApp, useHydrated, viewerOf } from '@portal/platform';
import { Button } from '@portal/ui';
import { forgetFollowing, queries } from '../../queries.ts';
import type { Translate } from '../match/match-words.ts';

interface Props {
  person: Pick<Person, 'userId' | 'displayName'>;
  t: Translate;
  /** In the line of a heading, where a frame would fill it. */
  compact?: boolean;
}

/** Follows a tipster, whose new tips one is told of then, or follows them no more. Nobody follows themselves, whom they block, or who has left. */
export const FollowButton = observer(function FollowButton({ person, t, compact = false }: Props) {
  const a = useApp();
  const alive = useHydrated();
  const viewer = viewerOf(a.session.state);
  const member = viewer !== NOBODY;
  const query = queries.relation(a, person.userId, viewer);
  const relation = useQuery({ ...query, enabled: member && viewer !== person.userId });
  const following = member && (relation.data?.following ?? false);
  const name = person.displayName;
  const change = useMutation({
    mutationFn: () => a.api.call(friendCalls.actionRequest, { userId: person.userId, action: following ? friendActions.unfollow : friendActions.follow }),
    onMutate: () => ({ of: query.queryKey }),
    onSuccess: (now, _, { of }) => {
      a.queryClient.setQueryData(of, now);
      forgetFollowing(a);
      // Who mutes somebody hears nothing of them.
      if (now.following && !now.muting) a.notify({ tone: 'success', title: t('follow.done', { name }) });
    },
    onError: (error) => a.notify({ tone: 'error', title: t('error.deed'), text: (isApiError(error) && error.serverMessage) || '' }),
  });
  const gone = isApiError(relation.error) && relation.error.kind === 'notFound';
  if (viewer === person.userId || relation.data?.blocking || gone) return null;
  const key = following ? 'on' : 'off';
  return (
    <Button
      compact={compact}
      variant={compact ? 'ghost' : following ? 'secondary' : 'primary'}
      icon={following ? <BellRing size={18} aria-hidden="true" /> : <Bell size={18} aria-hidden="true" />}
      aria-label={t(`follow.${key}.label`, { name })}
      busy={change.isPending}
      disabled={!alive || (member && !relation.data)}
      onClick={() => (member ? change.mutate() : a.session.askLogin())}
    >
      {t(`follow.${key}.text`)}
    </Button>
  );
});
