const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** Before the first suite, in a process of its own: jest's stays as small as it is. */
module.exports = () => {
  execFileSync(process.execPath, [path.join(__dirname, 'src/testing/prepare-databases.ts')], { stdio: 'inherit' });
};
