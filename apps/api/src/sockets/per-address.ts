/** How many sockets each address holds open; the two kinds of sockets count apart. */
export class PerAddress {
  private readonly held = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Counts one in; the answer counts it out again. Null: the address has as many as it may have. */
  take(ip: string): (() => void) | null {
    const held = (this.held.get(ip) ?? 0) + 1;
    if (held > this.most) return null;
    this.held.set(ip, held);
    return () => {
      const left = (this.held.get(ip) ?? 1) - 1;
      if (left > 0) this.held.set(ip, left);
      else this.held.delete(ip);
    };
  }
}
