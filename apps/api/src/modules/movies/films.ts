import { join } from 'node:path';
import hashes from '../../../media/movies/hashes.json' with { type: 'json' };
import { shippedFiles } from '../../http/shipped-files.ts';

/** What tools/movies makes. */
export const films = shippedFiles(join(import.meta.dirname, '../../../media/movies'), hashes);
