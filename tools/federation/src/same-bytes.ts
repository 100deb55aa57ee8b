import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'same-bytes';
/** Sources that webpack and the federation write themselves: their text names files by first hashes and by where they lie. */
const GENERATED = /^webpack:\/\/[^/]*\/webpack\/|[\\/]\.federation[\\/]entry\.\w+\.js$/;
const FEDERATION = /([\\/]\.federation[\\/]entry)\.\w+(\.js)(?=$|\|)/;

/**
 * Takes out of a build what depends on the folder it was made in, so that the same source gives the same bytes anywhere: the numbers of a container's entry and of the
 * federation's own (hashes of where its code lies), and the first hashes of files, which hold the places of shared packages. The last hashes are of the bytes, and take the first ones' place in the
 * files, but by then the minimizer has chosen names by how often each letter occurs, and source maps keep the first.
 */
export const sameBytes = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      // Without last hashes, as while one develops, the first are all that tells one content from another.
      if (!compiler.options.optimization.realContentHash) return;
      compilation.hooks.contentHash.tap({ name: NAME, stage: 1 }, (chunk) => {
        for (const kind of Object.keys(chunk.contentHash)) chunk.contentHash[kind] = placeholder(chunk, kind);
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 }, () => settleMaps(compilation));
    });
  },
};

/** For those whose identifier says where the federation's own code lies. A build has one of each. */
function idOf(module: Module): string | undefined {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  return FEDERATION.test(identifier) ? 'federation' : undefined;
}

/** Stands in the place of a hash until the bytes are known. */
const placeholder = ({ id, name }: Chunk, kind: string): string =>
  createHash('sha256')
    .update(JSON.stringify([id, name, kind]))
    .digest('hex')
    .slice(0, 20);

function settleMaps(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.map')) continue;
    const map = JSON.parse(source.source().toString()) as { sources: string[]; sourcesContent?: (string | null)[] };
    const sourcesContent = map.sourcesContent?.map((text, index) => (GENERATED.test(map.sources[index] ?? '') ? null : text));
    const sources = map.sources.map((at) => at.replace(FEDERATION, '$1$2'));
    const settled = { ...map, file: name.slice(0, -'.map'.length), sources, ...(sourcesContent && { sourcesContent }) };
    compilation.updateAsset(name, new webpack.sources.RawSource(JSON.stringify(settled)));
  }
}
