import { beginWorker, type WorkerScope } from './worker.ts';

beginWorker(self as unknown as WorkerScope);
