/** A uuid by the browser's own chance. `randomUUID` exists on https and localhost only; a phone on the local network has neither. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One uuid for each thing that is said: the same again after a lost answer, another one once it is said differently. */
export function uuidOfWords(make: () => string = newUuid): (said: string) => string {
  let held: { said: string; uuid: string } | undefined;
  return (said) => {
    if (held?.said !== said) held = { said, uuid: make() };
    return held.uuid;
  };
}
