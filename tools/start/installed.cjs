// Whether node_modules holds what package-lock.json asks for. Plain CommonJS without dependencies: see bootstrap.cjs.
'use strict';
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/** Main number of a version such as v24.21.0; 0 when there is none. */
function releaseOf(version) {
  const match = /v?(\d+)\./.exec(version);
  return match ? Number(match[1]) : 0;
}

const stampFile = (root) => path.join(root, 'node_modules', '.khan-dai-install');
const lockFile = (root) => path.join(root, 'package-lock.json');

/** What an installation was made from: the lock file, and the machine whose optional packages were taken. */
function stampOf(root) {
  const lock = createHash('sha256')
    .update(fs.readFileSync(lockFile(root)))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}`;
}

function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/**
 * Whether what npm says it installed (its hidden lock file) covers the wanted packages in their versions. Optional
 * packages may be missing, as they are for other machines.
 */
function covers(wanted, present) {
  return Object.entries(wanted.packages).every(([place, entry]) => {
    const there = present.packages[place];
    if (place === '' || !place.includes('node_modules/')) return true;
    if (!there) return Boolean(entry.optional || entry.devOptional || entry.peer || entry.extraneous);
    return Boolean(entry.link) || there.version === entry.version;
  });
}

/** True after markInstalled, and after an `npm install` or `npm ci` by hand that left the same packages. */
function isInstalled(root) {
  if (!fs.existsSync(lockFile(root))) return fs.existsSync(path.join(root, 'node_modules'));
  if (readOr(stampFile(root), '') === stampOf(root)) return true;
  const hidden = readOr(path.join(root, 'node_modules', '.package-lock.json'), '');
  if (hidden === '') return false;
  try {
    if (!covers(JSON.parse(fs.readFileSync(lockFile(root), 'utf8')), JSON.parse(hidden))) return false;
  } catch {
    return false;
  }
  markInstalled(root);
  return true;
}

/** Remembers that node_modules now belongs to the lock file. */
function markInstalled(root) {
  fs.writeFileSync(stampFile(root), stampOf(root));
}

module.exports = { covers, isInstalled, markInstalled, releaseOf };
