/** A picked file as an address for a preview, or undefined when it cannot be read. A data address: pages may show nothing from `blob:` (the shell's content policy). */
export function readPicture(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
