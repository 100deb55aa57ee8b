/**
 * Says a time that is `ahead` milliseconds from the machine's (negative: behind), from now on and at its usual pace. Stands alone: browsers get its source. Timers and
 * `performance.now()` stay as they are.
 */
export function shiftDate(ahead: number): void {
  const shifted = Symbol.for('portal.shifted');
  // A browser may run it twice in the window it began with.
  if (ahead === 0 || Reflect.has(Date, shifted)) return;
  const Machine = Date;
  const now = () => Machine.now() + ahead;
  const Shifted: DateConstructor = new Proxy(Machine, {
    construct: (target, given: unknown[], asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked === Shifted ? target : asked) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    has: (target, name) => name === shifted || Reflect.has(target, name),
  });
  Machine.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
