/**
 * The only script of a public page's HTML: all that runs before somebody wants something of the page. It counts the visit
 * and has the page's code run when the visitor touches the page, or the phone is idle.
 */
import { createKeyValueStore } from '../../api/keyValueStore';
import { hideSecrets } from '../../api/pageParameters';
import { createFormSession } from '../../features/promotion/visitor';
import { readStartData } from '../bootData';
import { numberEntry } from '../canGoBack';
import { carryParameters } from '../carryParameters';
import { jumpInPage } from '../jumpInPage';
import { keepClearOfStrip } from '../keepClearOfStrip';
import '../preHydration/earlyInput';
import { noteRewriting } from '../translator/noteRewriting';
import { whenSeen } from '../whenSeen';
import { runCode } from './code';
import { countVisit } from './countVisit';
import { watchTouches, whenWanted } from './whenWanted';

const { location, history, vitrinaEarly: early } = window;
const { brand, drawn } = readStartData();
const session = createKeyValueStore(() => window.sessionStorage);

/** The address names what the host did not draw: another screen, or another template. */
const namesAnother = (hash: string): boolean => /[/?]/.test(hash);

/** Nobody has to touch the page first: it changes by itself, or goes on with what this tab began. */
const isUnderWay = (page: NonNullable<typeof drawn>): boolean =>
  page.isUnderWay ||
  page.preview !== undefined ||
  namesAnother(location.hash) ||
  createFormSession(session).load().sid !== undefined;

async function start(): Promise<void> {
  await whenSeen(early?.touched);
  hideSecrets({ location, history, session });
  numberEntry(window);
  // What the host did not draw at all shows nothing before its code runs.
  if (!drawn || isUnderWay(drawn)) {
    early?.touch();
  } else {
    watchTouches(drawn.staticIds);
    if (drawn.page) countVisit(brand, drawn.page);
    await whenWanted();
  }
  runCode();
}

keepClearOfStrip(window);
if (early) {
  early.session = session;
  early.rewriting = noteRewriting(document);
}
carryParameters(window);
jumpInPage();
void start();
