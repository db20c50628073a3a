/** The page has come, its largest picture is on the screen, and the phone has nothing else to do. */
export function whenAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const beIdle = (): unknown =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 2_000);
    // What was there at `load` is on the screen two frames later.
    const paint = (): unknown => requestAnimationFrame(() => requestAnimationFrame(beIdle));
    if (document.readyState === 'complete') paint();
    else addEventListener('load', paint);
  });
}
