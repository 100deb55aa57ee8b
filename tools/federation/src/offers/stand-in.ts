/** Takes the place of anything: it can be called, made, read and spread, and gives another such thing, or nothing to iterate. It is no promise. */
export function standIn(): unknown {
  return new Proxy(function standIn() {}, {
    get: (_target, name) =>
      name === 'then'
        ? undefined
        : name === Symbol.toPrimitive
          ? () => ''
          : name === Symbol.iterator
            ? [][Symbol.iterator].bind([])
            : name === 'prototype'
              ? {}
              : standIn(),
    has: () => true,
    apply: () => standIn(),
    construct: () => ({}),
    ownKeys: () => ['prototype'],
    getOwnPropertyDescriptor: (target, name) => (name === 'prototype' ? Object.getOwnPropertyDescriptor(target, name) : undefined),
  });
}
