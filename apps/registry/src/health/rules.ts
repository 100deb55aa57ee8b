/** When a release is taken back without anybody asking. Every rule is a variable of the environment too. */
export interface HealthRules {
  /** How long a new current release is watched, and how far back figures reach. Milliseconds. */
  window: number;
  /** After an automatic rollback the remote is left to people for so long. Milliseconds. */
  coolDown: number;
  /** Distinct visitors, of either side, before shares are compared. */
  minServed: number;
  /** Distinct failing visitors. */
  minFailing: number;
  /** Distinct networks with failing visitors. */
  minNetworks: number;
  /** Voices of one network: a crowd behind one address weighs as much as so many visitors. */
  perNetwork: number;
  /** So many times the other's share is too much. */
  factor: number;
  /** The other's share is taken for at least this: three times next to nothing is next to nothing. */
  floor: number;
  /** Visitors held in memory of each release; of more, a sample by hash. */
  keep: number;
}

export const defaultRules: HealthRules = {
  window: 3_600_000,
  coolDown: 600_000,
  minServed: 20,
  minFailing: 5,
  minNetworks: 3,
  perNetwork: 3,
  factor: 3,
  floor: 0.01,
  keep: 20_000,
};

interface Variable {
  rule: keyof HealthRules;
  from: number;
  to: number;
  whole: boolean;
  times?: number;
}
const MINUTE = 60_000;
const variables: Record<string, Variable> = {
  HEALTH_WINDOW_MINUTES: { rule: 'window', from: 1, to: 1_440, whole: false, times: MINUTE },
  HEALTH_COOLDOWN_MINUTES: { rule: 'coolDown', from: 0, to: 1_440, whole: false, times: MINUTE },
  HEALTH_MIN_SERVED: { rule: 'minServed', from: 1, to: 100_000, whole: true },
  HEALTH_MIN_FAILING: { rule: 'minFailing', from: 1, to: 100_000, whole: true },
  HEALTH_MIN_NETWORKS: { rule: 'minNetworks', from: 1, to: 10_000, whole: true },
  HEALTH_PER_NETWORK: { rule: 'perNetwork', from: 1, to: 10_000, whole: true },
  HEALTH_FACTOR: { rule: 'factor', from: 1, to: 100, whole: false },
  HEALTH_FLOOR: { rule: 'floor', from: 0.0001, to: 1, whole: false },
  HEALTH_KEEP: { rule: 'keep', from: 100, to: 1_000_000, whole: true },
};

/** `HEALTH_*` variables; what is not set is left out. Throws one line that names the variable at fault. */
export function rulesFromEnv(env: Record<string, string | undefined>): Partial<HealthRules> {
  const rules: Partial<HealthRules> = {};
  for (const [name, { rule, from, to, whole, times = 1 }] of Object.entries(variables)) {
    const text = env[name]?.trim();
    if (!text) continue;
    const value = Number(text);
    if (!(value >= from && value <= to) || (whole && !Number.isInteger(value)))
      throw new Error(`${name} must be a ${whole ? 'whole ' : ''}number from ${from} to ${to}, not "${text}"`);
    rules[rule] = value * times;
  }
  return rules;
}
