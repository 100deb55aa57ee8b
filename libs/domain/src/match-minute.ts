/** A minute of play as it is printed (ours): 61, 45+2. Languages add their own mark. */
export const matchMinute = (minute: number, added?: number | null): string => (added ? `${minute}+${added}` : String(minute));
