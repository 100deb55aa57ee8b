/** What calls need before they are sent (specification, section 5). */
export const CALL_NEEDS = {
  guarded: ['token'],
  friendCheck: ['token', 'userId'],
  friendCancel: ['token', 'userId'],
  friendReject: ['token', 'userId'],
  friendCount: ['userId'],
} as const;

/** Whether a call is sent; if not it answers empty: a list no entries, a single thing null (decisions). */
export function maySend(call: keyof typeof CALL_NEEDS, has: { token?: string | null; userId?: number | null }): boolean {
  return CALL_NEEDS[call].every((need) => Boolean(has[need]));
}

/** Credential and code calls give null when required input is missing (section 5): whether every required text is there. */
export function isComplete<Name extends string>(input: Readonly<Partial<Record<Name, string | null>>>, required: readonly Name[]): boolean {
  return required.every((name) => (input[name] ?? '') !== '');
}
