import { Clapperboard } from 'lucide-react';
import { links } from '@portal/contracts';
import { EmptyState, LinkButton } from '@portal/ui';
import { renderLink } from '../links.tsx';
import type { HighlightWords } from './highlight-words.ts';

/** In the place of a list without goals. */
export const NoHighlights = ({ ofKind, words: { t } }: { ofKind: boolean; words: HighlightWords }) => (
  <EmptyState
    level={2}
    icon={<Clapperboard size={32} aria-hidden="true" />}
    title={t(ofKind ? 'highlight.emptyKind' : 'highlight.empty')}
    action={
      <LinkButton variant="secondary" href={ofKind ? links.highlight() : links.live()} renderLink={renderLink}>
        {t(ofKind ? 'highlight.toAll' : 'highlight.live')}
      </LinkButton>
    }
  >
    {t('highlight.emptyText')}
  </EmptyState>
);
