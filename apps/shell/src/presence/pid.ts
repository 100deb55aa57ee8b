import { cookies } from '@portal/contracts';

const DAYS = 30;
/** As an invite code may be written. */
const CODE = /^[\w.-]{1,64}$/;

/** The cookie that keeps who has sent a visitor here (section 4: the pid query parameter); undefined where the address names nobody, or nothing that can be a code. */
export function pidCookie(search: string): string | undefined {
  const pid = new URLSearchParams(search).get(cookies.pid);
  return pid !== null && CODE.test(pid) ? `${cookies.pid}=${pid}; path=/; max-age=${DAYS * 24 * 3600}; samesite=lax` : undefined;
}

/** Keeps it in this browser. */
export function keepPid(): void {
  const cookie = pidCookie(location.search);
  if (cookie) document.cookie = cookie;
}
