import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotName, SlotProps } from '@portal/contracts';
import { FallbackCard } from '@portal/ui';
import { useApp } from './app.tsx';
import { RemoteBoundary, Styles } from './boundary.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useBackOnline, useOnline } from './use-online.ts';

interface Props<N extends SlotName> {
  name: N;
  props: SlotProps<N>;
  /** Shown while the slot loads after a navigation; the exact shape of the content. */
  loading?: ReactNode;
  /** Least height of the fallback card in pixels: that of the part. */
  minHeight?: number;
  /** `nothing`: a side part that vanishes when its provider is away ("UI shows nothing"). An element: what the page itself has in its place. */
  whenAway?: 'card' | 'nothing' | ReactElement;
}

/**
 * A part of another remote. On the server it loads during the render and its data travels with the page.
 * A provider that is missing, throws, or misses its deadline costs only this part: a card with 'Thử lại'.
 */
export function Slot<N extends SlotName>({ name, props, loading = null, minHeight, whenAway = 'card' }: Props<N>) {
  const [attempt, setAttempt] = useState(0);
  const { server } = useApp();
  const away = <Away instead={whenAway} minHeight={minHeight} onRetry={() => setAttempt((n) => n + 1)} />;
  return (
    <RemoteBoundary fallback={away} resetKey={attempt} onError={(error) => console.warn(`[slot] ${name}`, error)}>
      {/* The server shows a fallback only when the part failed; the browser, while it loads. */}
      <Suspense fallback={server ? away : loading}>
        <SlotBody name={name} props={props} attempt={attempt} away={away} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Tries again by itself when the device has a network again, seen or not. */
function Away({ instead, minHeight, onRetry }: { instead: 'card' | 'nothing' | ReactElement; minHeight: number | undefined; onRetry: () => void }) {
  const hydrated = useHydrated();
  const online = useOnline();
  const { t } = useTranslation('shell');
  useBackOnline(onRetry);
  if (instead === 'nothing') return null;
  if (instead !== 'card') return instead;
  return (
    <FallbackCard title={t(online ? 'fallback.title' : 'fallback.offlineTitle')} minHeight={minHeight} {...(hydrated && { retryLabel: t('retry'), onRetry })}>
      {t(online ? 'fallback.text' : 'fallback.offlineText')}
    </FallbackCard>
  );
}

function SlotBody<N extends SlotName>({ name, props, attempt, away }: { name: N; props: SlotProps<N>; attempt: number; away: ReactNode }) {
  const slot = use(useApp().slot(name, props, attempt));
  if (!slot) return away;
  const { Component } = slot;
  return (
    <>
      <Styles css={slot.css} />
      <Component {...props} data={slot.data} />
    </>
  );
}
