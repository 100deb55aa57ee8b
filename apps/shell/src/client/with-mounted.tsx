import type { ComponentType } from 'react';
import { Mounted } from '../routing/shell-context.tsx';

/** A slot's component that tells when it is hydrated. */
export function withMounted(Slot: ComponentType<Record<string, unknown>>, part: string): ComponentType<Record<string, unknown>> {
  return function HydratedSlot(props) {
    return (
      <>
        <Slot {...props} />
        <Mounted part={part} />
      </>
    );
  };
}
