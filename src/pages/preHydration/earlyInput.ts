import type { KeyValueStore } from '../../api/keyValueStore';
import type { Rewriting } from '../translator/noteRewriting';

/** What the early script keeps for the page. */
export interface EarlyInput {
  /** What the address named when the page was opened: it may name another screen by the time its code runs. */
  readonly openedHash: string;
  /** Controls that were tapped before hydration, in order, each once. */
  readonly taps: HTMLElement[];
  isHydrated: boolean;
  /** Settles when the visitor touches the page or types: its code has to run, and act. */
  readonly touched: Promise<void>;
  touch(): void;
  /** Pages whose visit was counted before their code ran. */
  readonly countedVisits: string[];
  /** Where the secrets of the address were put, also where the browser keeps nothing. */
  session?: KeyValueStore;
  /** A script that the page needs did not arrive: nothing will answer a kept tap. */
  isScriptMissing?: boolean;
  /** Flutter announced itself before the page's own code listened (contract §7); the bridge reads it. */
  isFlutterReady?: boolean;
  /** Groups of experiments that the visitor is in, as calls say them, once they are chosen. */
  variant?: string | undefined;
  /** Errors that nothing caught, until somebody takes them over. */
  readonly errors: unknown[];
  /** What a browser's translator did to the page, from the page's first script on: before that, none is there. */
  rewriting?: Rewriting;
}

declare global {
  interface Window {
    vitrinaEarly?: EarlyInput;
  }
}
