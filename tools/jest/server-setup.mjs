import { configureGlobal } from 'fast-check';
import properties from './properties.cjs';

configureGlobal(properties);

// The light runner lets a test take as long as it likes. Here each has a time limit, as in jest's own runner: one that hangs fails by its name, and the others go on. Some start whole servers while two other workers do.
const LONGEST = 180_000;
// A test may put others in their place.
const { setTimeout, clearTimeout } = globalThis;
let ofFile = { testPath: '', ms: LONGEST };

jest.setTimeout = (ms) => {
  ofFile = { testPath: expect.getState().testPath, ms };
  return jest;
};
const longest = () => (ofFile.testPath === expect.getState().testPath ? ofFile.ms : LONGEST);

function limited(work, ms = longest()) {
  if (!work) return work;
  // Rows of a table come as arguments; nobody here calls back.
  return async (...row) => {
    let timer;
    const over = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`has not ended after ${ms / 1_000} s`)), ms);
    });
    try {
      return await Promise.race([work(...row), over]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function limiting(declare) {
  const limitedOne = (name, work, ms) => declare(name, limited(work, ms));
  const each = (...table) => {
    const declareRows = declare.each(...table);
    return (name, work, ms) => declareRows(name, limited(work, ms));
  };
  return Object.assign(limitedOne, { each, only: declare.only && limiting(declare.only), skip: declare.skip, todo: declare.todo });
}

for (const name of ['test', 'it', 'fit']) globalThis[name] = limiting(globalThis[name]);
for (const hook of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const declare = globalThis[hook];
  globalThis[hook] = (work, ms) => declare(limited(work, ms));
}
