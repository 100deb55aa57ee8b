/** Members of the demonstration whose password everybody knows: they are nobody's own, and nobody takes them away from the others. */
export const demoNames = ['fan', 'tipster', 'blv', 'staff'] as const;

export const isDemoName = (username: string): boolean => demoNames.some((name) => name === username);
