/** How long a browser may take to answer whether it copied, in ms: some web views never do. */
const maxAnswerMs = 1000;

const answered = (writing: Promise<void>): Promise<boolean> =>
  Promise.race([
    writing.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, maxAnswerMs, false)),
  ]);

/** Marks a field where it can be: everything below an open dialog is inert. False: nowhere. */
function markIn(document: Document, field: HTMLTextAreaElement): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')].reverse();
  return [...dialogs, document.body].some((host) => {
    host.append(field);
    field.focus({ preventScroll: true });
    field.select();
    return document.activeElement === field;
  });
}

/** Old web views, and pages without https, have no clipboard of their own. */
function copyByCommand(document: Document, text: string): boolean {
  let isGiven = false;
  const give = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    if (!event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    isGiven = true;
  };
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  const focused = document.activeElement;
  document.addEventListener('copy', give, { capture: true });
  try {
    // The command is deprecated, and all that such web views have.
    // oxlint-disable-next-line typescript/no-deprecated
    return markIn(document, field) && document.execCommand('copy') && isGiven;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts a text on the clipboard, by whichever way the browser has. True only where it is there. Never rejects. */
export async function copyText({ document, navigator }: Window, text: string): Promise<boolean> {
  try {
    if (await answered(navigator.clipboard.writeText(text))) return true;
  } catch {
    // Refused, or there is none.
  }
  return copyByCommand(document, text);
}
