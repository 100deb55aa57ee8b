// The card in a corner of the page that says why a remote does not build. Styles are set one by one: the page's policy admits no style elements.
const STYLE = {
  position: 'fixed',
  insetInline: '16px',
  bottom: '16px',
  maxHeight: '60vh',
  overflow: 'auto',
  zIndex: '2147483647',
  margin: '0',
  padding: '16px 20px',
  borderRadius: '8px',
  borderInlineStart: '6px solid #e5484d',
  background: '#1b1b1f',
  color: '#f4f4f5',
  font: '13px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  boxShadow: '0 8px 40px rgb(0 0 0 / 50%)',
};
const failing = new Map();

/** No errors: it builds again. */
export function showErrors(remote, errors) {
  if (errors.length > 0) failing.set(remote, errors);
  else failing.delete(remote);
  const there = document.getElementById('dev-errors');
  if (failing.size === 0) return there?.remove();
  const card = there ?? Object.assign(document.createElement('pre'), { id: 'dev-errors' });
  card.setAttribute('role', 'alert');
  Object.assign(card.style, STYLE);
  card.textContent = [...failing]
    .map(([name, lines]) => `${name} does not build; this page shows the last build that worked.\n\n${lines.join('\n\n')}`)
    .join('\n\n');
  if (!there) document.body.append(card);
}
