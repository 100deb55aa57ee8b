const writes = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key asks for the search: '/' where nobody writes, Ctrl+K (on a Mac Command+K) anywhere; not over another window. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || altKey) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(writes));
}
