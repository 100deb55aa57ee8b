import type { SlotName, SlotProps } from '@portal/contracts';
import type { TextSource } from '@portal/i18n';
import type { LoadedSlot } from '@portal/platform';
import type { ComponentType } from 'react';
import type { HostContext } from '../app-context.ts';
import { settingsMessages } from '../locales/settings.ts';

export type OwnSlotName = Extract<SlotName, `shell/${string}`>;
interface OwnSlot<P> {
  /** Of its texts. */
  namespace: string;
  texts: TextSource;
  from(): Promise<ComponentType<P>>;
}

/**
 * What the shell itself offers to pages of remotes, each in a chunk of its own. They concern the visitor, whom only the browser knows: a page that shows one before the session
 * is known gets it from the server without its sheet.
 */
const ownSlots: { readonly [N in OwnSlotName]: OwnSlot<SlotProps<N>> } = {
  'shell/settings': {
    namespace: 'settings',
    texts: settingsMessages,
    from: async () => (await import(/* webpackChunkName: "later-settings" */ '../settings/settings.slot.tsx')).SettingsSlot,
  },
};

export async function loadOwnSlot({ texts }: HostContext, name: OwnSlotName): Promise<LoadedSlot> {
  const { namespace, texts: source, from } = ownSlots[name];
  const [Component] = await Promise.all([from(), texts.add(namespace, source)]);
  return { Component: Component as ComponentType<Record<string, unknown>>, css: [], namespace, data: null };
}
