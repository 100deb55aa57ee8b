import { cookies } from '@portal/contracts';

const DAYS = 30;
/** As an invite code may be written. */
const CODE = /^[\w.-]{1,64}$/;

/** The cookie that keeps who has sent a visitor here (section 4: the pid query parameter); undefined where the address names nobody, or nothing that can be a code. */
export function pidCookie(search: string): string | undefined {
  const pid = new URLSearchParams(search).get(cookies.pid);
  return pid !== null && CODE.test(pid) ? `${cookies.pid}=${pid}; path=/; max-age=${DAYS * 24 * 3600}; samesite=lax` : undefined;
}

/** Who has sent a visitor here, as far as this browser keeps it: who registers need not type it. */
export function keptPid(kept: string): string | undefined {
  const [, pid] = new RegExp(`(?:^|; )${cookies.pid}=([^;]*)`).exec(kept) ?? [];
  return pid !== undefined && CODE.test(pid) ? pid : undefined;
}

/** It has served: who registers next on this browser comes by themselves. */
export function forgetPid(): void {
  document.cookie = `${cookies.pid}=; path=/; max-age=0; samesite=lax`;
}

/** Keeps it in this browser. */
export function keepPid(): void {
  const cookie = pidCookie(location.search);
  if (cookie) document.cookie = cookie;
}
