const path = require('node:path');

// The light runner asks tinypool, whose process this is not, which of the workers this is.
process.__tinypool_state__ = { workerId: Number(process.env.JEST_WORKER_ID) };

// Its way of running a file is not exported; its settings come by the door that it has for a run without workers.
const { default: run, setWorkerData: setup } = require(path.join(path.dirname(require.resolve('jest-light-runner')), 'worker-runner.js'));

module.exports = { setup, run };
