/** Entry of the borrower's screens: `/confirmNew`, `/loanDetail`, `/repay` and the others of `src/kernel/pagePaths.ts`. */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
import { createKeyValueStore } from '../../api/keyValueStore';
import { hideSecrets } from '../../api/pageParameters';
import { keepClearOfStrip } from '../keepClearOfStrip';
import { nextTask } from '../nextTask';
import '../preHydration/earlyInput';
import { showScriptMissing } from '../preHydration/scriptMissing';
import { whenSeen } from '../whenSeen';

/** A browser that goes back may show the page as it was left, where a loan may be paid by now. */
function reloadWhenRevived(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** This script runs while the host still waits for the lender, and the rest of the page is on its way. */
const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** The page's code is evaluated while the document still comes, but not in one task with this script. */
async function open(): Promise<void> {
  const { location, history, vitrinaEarly: early } = window;
  await whenSeen(early?.touched);
  const session = createKeyValueStore(() => window.sessionStorage);
  // At once, whatever else the page waits for.
  const { includesStored } = hideSecrets({ location, history, session });
  const code = nextTask().then(() => import(/* webpackMode: "eager" */ './openPage'));
  await parsed();
  const { openPage } = await code;
  await nextTask();
  await openPage(session, includesStored);
}

keepClearOfStrip(window);
reloadWhenRevived();
void open().catch(showScriptMissing);
