import type { z } from 'zod';
import { releaseVersion, remoteName } from '@portal/contracts';
import { z as shape } from 'zod';
import type { Access } from '../access/access.ts';
import { badInput } from '../problem.ts';
import type { Registry } from '../registry.ts';

export interface RouteDeps {
  registry: Registry;
  access: Access;
}

/** Reads input by its shape, or throws a Problem: the line, and the first place at fault. */
export function read<Shape extends z.ZodType>(of: Shape, input: unknown, line: string): z.output<Shape> {
  const parsed = of.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badInput(`${line}${issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : ''}`);
}

export const releaseParams = shape.object({ remote: remoteName, version: releaseVersion });
export const RELEASE_PATH = 'The path is /releases/<remote>/<version>: a remote of the portal, and a version of letters, digits, dots, plus and minus.';
export const remoteParams = shape.object({ remote: remoteName });
/** Most that one page of a list holds. */
export const limit = (most: number, usual: number) => shape.coerce.number().int().min(1).max(most).default(usual);
