/** Gives client addresses, each once: what is limited by address is counted for one visitor of a test alone. */
export function addresses(): () => string {
  let given = 0;
  return () => {
    given += 1;
    return `10.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
  };
}
