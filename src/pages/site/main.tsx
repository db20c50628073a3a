/** Entry of the official site, run when somebody wants something of the page (`pages/start`). Every page can be read without it. */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
// Of the page that says that the content can't be had: the host alone draws it, with the style sheet of this entry.
import '../../ui/FullPageState.module.css';
import '../../features/site/SiteFailure.module.css';
import { showScriptMissing } from '../preHydration/scriptMissing';
import { nextTask } from '../nextTask';

/** Each step in a task of its own, so that none of them keeps a tap or a letter waiting on a slow phone. */
async function hydrate(): Promise<void> {
  await nextTask();
  const { hydrateSite } = await import(/* webpackMode: "eager" */ './hydrateSite');
  await nextTask();
  await hydrateSite();
}

void hydrate().catch(showScriptMissing);
