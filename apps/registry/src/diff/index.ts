export { diffReleases, type ComparedRelease } from './diff-releases.ts';
