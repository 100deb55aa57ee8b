import path from 'node:path';
import { run } from '../run.ts';
import { aRelease, writeBuild, type AReleaseOptions } from '../../testing/a-release.ts';
import { startRegistry, tempFolder, TOKEN, type TempOptions } from '../../testing/temp-registry.ts';

/** A registry behind a port, a folder to work in, and the command line pointed at both. */
export async function startDesk(options: TempOptions = {}) {
  const temp = await tempFolder();
  const registry = await startRegistry(options);
  const url = await registry.listen();

  /** One command, its words parted by spaces (`'…'` keeps some together). */
  async function portal(line: string, env: Record<string, string | undefined> = {}) {
    const said: string[] = [];
    const complaints: string[] = [];
    const progress: string[] = [];
    const args = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const code = await run(args, {
      env: { REGISTRY_URL: url, REGISTRY_TOKEN: TOKEN, ...env },
      cwd: temp.folder,
      user: 'lan',
      out: (text) => said.push(text),
      err: (text) => complaints.push(text),
      progress: (text) => progress.push(text),
    });
    return { code, out: said.join('\n'), err: complaints.join('\n'), progress };
  }
  return {
    registry,
    url,
    portal,
    folder: temp.folder,
    /** What a build leaves in `<folder>/<name>`. */
    build: (name: string, release: AReleaseOptions = {}) => writeBuild(path.join(temp.folder, name), aRelease({ text: name, ...release })),
    async close() {
      await registry.app.close();
      await temp.remove();
    },
  };
}
export type Desk = Awaited<ReturnType<typeof startDesk>>;
