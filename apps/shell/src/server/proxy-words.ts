/** What a proxy before us may say of a visitor's place. */
const NAMES = ['cf-ipcountry', 'x-country', 'cf-timezone', 'x-time-zone'];
const loopback = /^(::ffff:)?127\.|^::1$/;

/** A visitor who comes straight to us cannot say where he is: these are believed of a proxy on loopback only, as the address is (trustProxy). */
export function ofProxies<H extends object>(headers: H, peer: string | undefined): H {
  if (loopback.test(peer ?? '')) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NAMES.includes(name))) as H;
}
