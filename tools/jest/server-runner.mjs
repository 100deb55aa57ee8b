import LightRunner from 'jest-light-runner';

/**
 * In threads: given processes, this release of the light runner now and then leaves one of several waiting for ever for what it shall run.
 * Never in jest's own process, as it does where there is one worker: projects would meet each other's globals there, and be cleaned up after one another.
 */
export default class ServerRunner extends LightRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, context, { runtime: 'worker_threads' });
  }
}
