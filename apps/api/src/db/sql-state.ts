/** The database's own code of an error (SQLSTATE); empty where it never got there. */
export function sqlState(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? cause?.code ?? '');
}

/** Data exception, constraint, or too much of it: classes of errors about what was to be written, not about whether one can write. */
export const isAboutContent = (error: unknown): boolean => /^(22|23|54)/.test(sqlState(error));
