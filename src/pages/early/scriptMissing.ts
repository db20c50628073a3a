/** Shows what the page says where a script that it needs did not arrive; the host wrote it, hidden. Nothing is promised any more. */
export function showScriptMissing(): void {
  document.querySelector('[data-early-note]')?.remove();
  document.querySelectorAll('[data-script-missing]').forEach((note) => note.removeAttribute('hidden'));
}
