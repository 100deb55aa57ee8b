/** Who is there, each counted once however often they came; in the order in which they came. */
export class Heads {
  private readonly held = new Map<number, number>();

  get size(): number {
    return this.held.size;
  }

  come(id: number): void {
    this.held.set(id, (this.held.get(id) ?? 0) + 1);
  }

  go(id: number): void {
    const left = (this.held.get(id) ?? 0) - 1;
    if (left > 0) this.held.set(id, left);
    else this.held.delete(id);
  }

  list(): number[] {
    return [...this.held.keys()];
  }
}
