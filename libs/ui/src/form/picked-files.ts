/** What a picked file is wrong for. */
export type FileRefusal = 'wrong-type' | 'too-big' | 'too-many';
export type FileLimits = {
  /** As in the accept attribute: "image/jpeg,image/*,.pdf"; all types when absent. */
  readonly accept?: string | undefined;
  /** Bytes of one file; of some kinds there may be more than of others. */
  readonly maxBytes?: number | ((file: FileLike) => number) | undefined;
  /** Files that may still be added. */
  readonly maxFiles?: number | undefined;
};
type FileLike = { readonly name: string; readonly type: string; readonly size: number };
export type PickedFiles<F extends FileLike> = { readonly taken: readonly F[]; readonly refused: readonly { readonly file: F; readonly reason: FileRefusal }[] };

function isOfType(file: FileLike, accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
    .some((part) =>
      part.startsWith('.')
        ? file.name.toLowerCase().endsWith(part)
        : part.endsWith('/*')
          ? file.type.toLowerCase().startsWith(part.slice(0, -1))
          : file.type.toLowerCase() === part,
    );
}

/** Which files may be taken, in their order, and why each other one may not. A drop or an old browser ignores `accept`. */
export function pickFiles<F extends FileLike>(files: readonly F[], { accept, maxBytes = Infinity, maxFiles = Infinity }: FileLimits): PickedFiles<F> {
  const taken: F[] = [];
  const refused: { file: F; reason: FileRefusal }[] = [];
  for (const file of files) {
    if (accept && !isOfType(file, accept)) refused.push({ file, reason: 'wrong-type' });
    else if (file.size > (typeof maxBytes === 'number' ? maxBytes : maxBytes(file))) refused.push({ file, reason: 'too-big' });
    else if (taken.length >= maxFiles) refused.push({ file, reason: 'too-many' });
    else taken.push(file);
  }
  return { taken, refused };
}
