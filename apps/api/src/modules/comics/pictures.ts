import { join } from 'node:path';
import hashes from '../../../media/comics/hashes.json' with { type: 'json' };
import { shippedFiles } from '../../http/shipped-files.ts';

/** The pages that tools/comics draws. */
export const pictures = shippedFiles(join(import.meta.dirname, '../../../media/comics'), hashes);
