/** What one tab has stored shows to a tab of another process a moment later, in ms. */
const spreadMs = 50;
/** A tab that holds its turn for longer is not waited for, in ms. */
const patienceMs = 1_000;

/**
 * Draws by lot what all tabs of a browser are to share: where several are opened at once, the first draws, and the others
 * find what it has kept.
 * @param locks absent on plain http and in old web views; then two tabs may race
 * @param draw looks for what is kept, else draws and keeps it
 */
export function inTurn<Value>(
  locks: Pick<LockManager, 'request'> | undefined,
  draw: () => Value,
): Promise<Value> {
  return new Promise((resolve) => {
    let isDrawn = false;
    const drawOnce = (): void => {
      if (isDrawn) return;
      isDrawn = true;
      resolve(draw());
    };
    if (!locks) return drawOnce();
    setTimeout(drawOnce, patienceMs);
    const takeTurn = async (): Promise<void> => {
      drawOnce();
      await new Promise((rest) => setTimeout(rest, spreadMs));
    };
    // A page without an origin of its own is denied locks.
    locks.request('vitrina.draw', takeTurn).catch(drawOnce);
  });
}
