import { StreamUnsupported, type MakeEngine } from './engine.ts';
import { nativeEngine, playsNatively } from './native-engine.ts';

/** The engine for this browser: its own where it has a good one (Safari), else hls.js, whose code comes only now. */
export const makeEngine: MakeEngine = async (video, source, onNews) => {
  if (playsNatively(video)) return nativeEngine(video, source, onNews);
  const { hlsEngine } = await import('./hls-engine.ts');
  const engine = hlsEngine(video, source, onNews);
  if (!engine) throw new StreamUnsupported();
  return engine;
};
