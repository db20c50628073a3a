/** Shows what the page says where a script that it needs did not arrive; the host wrote it, hidden. */
export function showScriptMissing(): void {
  document.querySelectorAll('[data-script-missing]').forEach((note) => note.removeAttribute('hidden'));
}
