import { useCallback, useEffect, useState } from 'react';
import { links, type SlotProps } from '@portal/contracts';
import { useHydrated } from '@portal/platform';
import { ErrorState, LinkButton, SkeletonRows } from '@portal/ui';
import { useTranslation } from 'react-i18next';
import { renderLink } from '../portal/links.tsx';
import type { MatchPosts } from './match-posts.tsx';

type Props = SlotProps<'newsfeed-and-social/match-posts'>;

/** The part itself is a chunk of its own: pages that show another part of this remote do without it. */
let Part: typeof MatchPosts | undefined;
const fetchPart = async (): Promise<void> => {
  Part ??= (await import('./match-posts.tsx')).MatchPosts;
};

/** `newsfeed-and-social/match-posts`: posts about one match. Only a browser draws it, once it is seen: whoever reads without scripts has the feed. */
export function MatchPostsSlot(props: Props) {
  const { t } = useTranslation('newsfeed-and-social');
  const hydrated = useHydrated();
  const { state, again } = usePart();
  if (hydrated && Part) return <Part {...props} />;
  if (state === 'failed') return <ErrorState message={t('failed.list')} retryLabel={t('retry')} onRetry={again} />;
  return (
    <>
      <SkeletonRows rows={4} label={t('feed.loading')} />
      {!hydrated && (
        <noscript>
          <LinkButton variant="secondary" href={links.feed()} renderLink={renderLink}>
            {t('feed.all')}
          </LinkButton>
        </noscript>
      )}
    </>
  );
}

function usePart() {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const ask = useCallback(() => {
    fetchPart().then(
      () => setState('there'),
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    if (!Part) ask();
  }, [ask]);
  return {
    state,
    again() {
      setState('coming');
      ask();
    },
  };
}
