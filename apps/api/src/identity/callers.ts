import { nobody, type Caller } from './caller.ts';
import type { LivingSessions } from './living-sessions.ts';
import type { Tokens } from './tokens.ts';

/** Who asks: a good token whose log-in was not ended. */
export class Callers {
  private readonly tokens: Tokens;
  private readonly sessions: LivingSessions;

  constructor(tokens: Tokens, sessions: LivingSessions) {
    this.tokens = tokens;
    this.sessions = sessions;
  }

  /** `nobody` for no token, a forged one, one that is over, and one of a session that was ended. Rejects when it cannot be found out whether it was. */
  async of(token: string | undefined): Promise<Caller> {
    const caller = await this.tokens.read(token);
    return (await this.lives(caller)) ? caller : nobody;
  }

  /** Whether the log-in that a caller came of was not ended; a guest's has no end, and what was signed for no session has none either. */
  async lives(caller: Caller): Promise<boolean> {
    return caller.kind !== 'user' || caller.sessionId === undefined || this.sessions.lives(caller.sessionId);
  }
}
