import { z } from 'zod';
import { instant } from '@portal/contracts/parts';

/** Rows of one kind of what the portal keeps of oneself: fields by their names, moments as instants (RFC 3339), what is empty as null. */
export const ownRows = z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });
export type OwnRows = z.infer<typeof ownRows>;

/** A page of it. A kind that does not fit goes on in the next one, and one without rows comes too. `nextCursor` null: that was all. */
export const ownDataPage = z.object({ parts: z.array(ownRows), nextCursor: z.string().nullable() });
export type OwnDataPage = z.infer<typeof ownDataPage>;

/** When the account goes; null: it stays. */
export const leaving = z.object({ leavesAt: instant.nullable() });
export type Leaving = z.infer<typeof leaving>;
