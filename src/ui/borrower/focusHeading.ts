/** Moves the focus to a screen's own heading, from where a screen reader reads on and the next Tab goes on. */
export function focusHeading(frame: HTMLElement | null): void {
  const heading = frame?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
