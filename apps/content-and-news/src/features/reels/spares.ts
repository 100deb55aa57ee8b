interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor has asked for little motion, or for few bytes: then no film starts by itself, and none is fetched ahead. */
export function sparesTheVisitor(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
