import { slotOwner, slots as slotTable, type RemoteName, type SlotName, type SlotProps } from '@portal/contracts';
import { addMessages } from '@portal/i18n';
import type { AppContext, LoadedSlot } from '@portal/platform';
import type { ComponentType } from 'react';
import { within } from './deadline.ts';
import type { Loaded } from './releases.ts';

/** How long a slot's `load` may take before its place shows the fallback. Milliseconds. */
export const SLOT_DEADLINE = 2_500;

export const slotKey = (name: SlotName, props: object): string => `${name} ${JSON.stringify(props, Object.keys(props).sort())}`;

/** Adds a remote's texts of the context's language, and of Vietnamese as the source where a key is missing. */
export async function addRemoteMessages(context: AppContext, { name, remote }: Loaded): Promise<void> {
  for (const language of new Set([context.prefs.language, 'vi' as const])) {
    if (!context.i18n.hasResourceBundle(language, name)) addMessages(context.i18n, name, language, (await remote.messages[language]()).default);
  }
}

/**
 * A slot ready to render; undefined when its provider is away, fails or is late. `data` given: it came with the page, nothing is loaded again.
 * Props are checked against the contract, so a page cannot hand a remote something it never agreed to.
 */
export async function loadSlot<N extends SlotName>(context: AppContext, acquire: (remote: RemoteName) => Promise<Loaded | undefined>, name: N, props: SlotProps<N>, data?: { value: unknown }): Promise<LoadedSlot | undefined> {
  try {
    slotTable[name].parse(props);
    return await within(SLOT_DEADLINE, `slot ${name}`, prepare());
  } catch (error) {
    console.warn(`[slot] ${name}`, error instanceof Error ? error.message : error);
    return undefined;
  }
  async function prepare(): Promise<LoadedSlot | undefined> {
    const loaded = await acquire(slotOwner(name));
    const slot = loaded?.remote.slots?.[name];
    if (!loaded || !slot) return undefined;
    const [value] = await Promise.all([data ? data.value : slot.load?.(context, props), addRemoteMessages(context, loaded)]);
    return { Component: slot.Component as unknown as ComponentType<Record<string, unknown>>, css: loaded.css, namespace: loaded.name, data: value ?? null };
  }
}
