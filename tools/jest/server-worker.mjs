import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// The light runner asks tinypool, whose process this is not, which of the workers this is.
process.__tinypool_state__ = { workerId: Number(process.env.JEST_WORKER_ID) };
// Whatever its files have left open.
process.on('disconnect', () => process.exit());
const [settings] = await once(process, 'message');
// Files may come while the modules below are read.
const waiting = [];
let take = (file) => waiting.push(file);
process.on('message', (file) => take(file));

// Its way of running a file is not exported; its settings come by the door it has for a run without workers.
const entry = createRequire(import.meta.url).resolve('jest-light-runner');
const light = await import(pathToFileURL(path.join(path.dirname(entry), 'worker-runner.js')).href);
light.setWorkerData(settings);
take = (file) =>
  void light.default(file).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: { message: String(error?.message ?? error), stack: error?.stack } }),
  );
waiting.forEach(take);
