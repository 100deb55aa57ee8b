/** A kick-off every half hour, round the clock. */
export const SLOT_MS = 30 * 60_000;
const SLOTS_PER_DAY = 48;

/** Day and slot of the day in one number of digits only (specification, section 5): day since 1970 times 100 plus slot. */
export function fixtureIdOfSlot(slot: number): number {
  return Math.floor(slot / SLOTS_PER_DAY) * 100 + (slot % SLOTS_PER_DAY);
}

/** The slot a fixture id names, or null where it names none. */
export function slotOfFixtureId(fixtureId: number): number | null {
  const inDay = fixtureId % 100;
  if (!Number.isSafeInteger(fixtureId) || fixtureId < 0 || inDay >= SLOTS_PER_DAY) return null;
  return Math.floor(fixtureId / 100) * SLOTS_PER_DAY + inDay;
}

/** The first slot that kicks off at `ms` or later. */
export function firstSlotFrom(ms: number): number {
  return Math.max(0, Math.ceil(ms / SLOT_MS));
}
