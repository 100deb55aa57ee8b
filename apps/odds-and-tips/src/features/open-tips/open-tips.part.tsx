import { Target } from 'lucide-react';
import type { SlotProps } from '@portal/contracts';
import type { Tip } from '@portal/contracts/tips';
import { useApp, useHydrated, type SlotLoad } from '@portal/platform';
import { EmptyState, ErrorState, LinkButton, MoreLink, Panel, PanelHeader, SkeletonRows } from '@portal/ui';
import { queries } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { newTipLink, renderLink } from '../portal/links.tsx';
import { loadPart, usePart, type Loaded } from '../portal/part.ts';
import { TipItem } from '../tips/tip-item.tsx';
import { tipsHref } from '../tips/tips-address.ts';
import { focusFirst, ofTonight } from './which-tips.ts';

type Props = SlotProps<'odds-and-tips/open-tips'>;
/** `now`: when it was loaded, epoch milliseconds; it travels with the page, so that server and browser mean one night at first. */
interface Found extends Loaded {
  readonly now: number;
}
const MOST = 10;

export const load = (async (a): Promise<Found> => ({
  ...(await loadPart(() => a.queryClient.fetchQuery(queries.openTips(a)))),
  now: a.clock.now(),
})) satisfies SlotLoad<Props>;

/** `odds-and-tips/open-tips`: tips that one may still follow, the most talked about or tonight's. */
export function Component({ which, data }: Props & { data: Found | null }) {
  const a = useApp();
  const words = useMatchWords();
  const { t, zone } = words;
  const tips = usePart(queries.openTips(a), data);
  // A room stays open over night, and a slot is loaded once.
  const now = useHydrated() ? a.clock.now() : data?.now;
  const chosen = (list: readonly Tip[]) => (which === 'focus' ? focusFirst(list, MOST) : now === undefined ? [] : ofTonight(list, now, zone));
  const shown = tips.status === 'ready' ? chosen(tips.data.list) : [];
  return (
    <AdultsOnly>
      <Panel edgeToEdge>
        <PanelHeader
          level={2}
          title={t(`openTips.${which}.title`)}
          action={
            <MoreLink href={tipsHref({ state: 'open' })} renderLink={renderLink}>
              {t('list.openMore')}
            </MoreLink>
          }
        />
        {tips.status === 'loading' && <SkeletonRows rows={4} label={t('loading')} />}
        {tips.status === 'failed' && <ErrorState message={t('matchTips.error')} retryLabel={t('retry')} onRetry={tips.retry} busy={tips.busy} bare />}
        {tips.status === 'ready' && shown.length === 0 && (
          <EmptyState
            bare
            icon={<Target size={32} aria-hidden="true" />}
            title={t(`openTips.${which}.empty`)}
            action={
              <LinkButton variant="secondary" href={newTipLink()} renderLink={renderLink}>
                {t('match.write')}
              </LinkButton>
            }
          />
        )}
        {shown.map((tip) => (
          <TipItem key={tip.id} tip={tip} words={words} />
        ))}
      </Panel>
    </AdultsOnly>
  );
}
