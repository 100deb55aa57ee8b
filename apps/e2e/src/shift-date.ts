/**
 * Says a time that is `ahead` milliseconds from the machine's (negative: behind), from now on and at its usual pace. Stands alone: browsers get its source. Timers and
 * `performance.now()` stay as they are. Another `ahead` later is added to it.
 */
export function shiftDate(ahead: number): void {
  const shifted = Symbol.for('portal.shifted');
  // A browser may run it twice in the window it began with.
  const before = (Reflect.get(Date, shifted) as number[] | undefined) ?? [];
  if (ahead === 0 || before.includes(ahead)) return;
  const Machine = Date;
  const now = () => Machine.now() + ahead;
  const Shifted: DateConstructor = new Proxy(Machine, {
    construct: (target, given: unknown[], asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked === Shifted ? target : asked) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : name === shifted ? [...before, ahead] : Reflect.get(target, name)),
  });
  Machine.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
