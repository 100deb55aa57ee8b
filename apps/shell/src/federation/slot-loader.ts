import { slotOwner, slots as slotTable, type RemoteName, type SlotName, type SlotProps } from '@portal/contracts';
import type { LoadedSlot } from '@portal/platform';
import type { ComponentType } from 'react';
import type { HostContext } from '../app-context.ts';
import { within } from './deadline.ts';
import { loadOwnSlot, type OwnSlotName } from './own-slots.ts';
import type { Loaded } from './releases.ts';

/** How long a slot's `load` may take before its place shows the fallback. Milliseconds. */
export const SLOT_DEADLINE = 2_500;
/** The same in the browser, where nothing else waits for it and a phone's network may be slow. */
const BROWSER_SLOT_DEADLINE = 15_000;

export const slotKey = (name: SlotName, props: object): string => `${name} ${JSON.stringify(props, Object.keys(props).sort())}`;

/**
 * A slot ready to render, of a remote that `acquire` gives with its texts; undefined when its provider is away, fails or is late. `data` given: it came with the page, nothing is loaded again.
 * Props are checked against the contract, so a page cannot hand a remote something it never agreed to. `failed` hears of what the provider did wrong.
 */
export async function loadSlot<N extends SlotName>(
  context: HostContext,
  acquire: (remote: RemoteName) => Promise<Loaded | undefined>,
  name: N,
  props: SlotProps<N>,
  data?: { value: unknown },
  failed: (error: unknown, loaded: Loaded) => void = () => {},
): Promise<LoadedSlot | undefined> {
  try {
    slotTable[name].parse(props);
    const owner = slotOwner(name);
    const preparing = owner === 'shell' ? loadOwnSlot(context, name as OwnSlotName) : prepare(owner);
    return await within(context.server ? SLOT_DEADLINE : BROWSER_SLOT_DEADLINE, `slot ${name}`, preparing);
  } catch (error) {
    console.warn(`[slot] ${name}`, error instanceof Error ? error.message : error);
    return undefined;
  }
  async function prepare(owner: RemoteName): Promise<LoadedSlot | undefined> {
    const loaded = await acquire(owner);
    const slot = loaded?.remote.slots?.[name];
    if (!loaded || !slot) return undefined;
    const loading = (async () => (data ? data.value : slot.load?.(context, props)))().catch((error: unknown) => {
      failed(error, loaded);
      throw error;
    });
    const [value] = await Promise.all([loading, slot.texts && context.texts.add(loaded.name, slot.texts)]);
    const Component = slot.Component as unknown as ComponentType<Record<string, unknown>>;
    return { Component, css: slot.apart ? loaded.pageCss : loaded.css, namespace: loaded.name, data: value ?? null };
  }
}
