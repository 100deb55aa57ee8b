import type { OwnDataPage } from '@portal/contracts/privacy';
import { privacyCalls } from '@portal/contracts/privacy';
import { callAs, type AppContext } from '@portal/platform';

interface Asked {
  readonly userId: number;
  readonly username: string;
  /** Told how many rows there are so far. */
  readonly onRows: (rows: number) => void;
}

/** All that the portal keeps of a member, as one file: every kind by its name, with all of its rows. Rejects with the call's ApiError. */
export async function ownFile(a: AppContext, { userId, username, onRows }: Asked): Promise<{ name: string; text: string; rows: number }> {
  const data: Record<string, OwnDataPage['parts'][number]['rows']> = {};
  let rows = 0;
  let cursor: string | undefined;
  do {
    const page = await callAs(a, userId, privacyCalls.data, cursor === undefined ? {} : { cursor });
    for (const part of page.parts) {
      (data[part.name] ??= []).push(...part.rows);
      rows += part.rows.length;
    }
    onRows(rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const text = JSON.stringify({ member: username, savedAt: new Date(a.clock.now()).toISOString(), rows, data }, null, 2);
  return { name: `khan-dai-${username}.json`, text, rows };
}
