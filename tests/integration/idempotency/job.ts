import type { ActingName } from '../../../src/contract/calls';
import type { RunningSandbox } from '../../support/sandbox';
import type { Browser } from './browser';

/** A document that was just loaded in a tab. */
export interface Visit {
  /** The screen is opened, or opened again: what its components tell. */
  readonly open: () => void;
  readonly leave: () => void;
  /** Reads and types what the act needs, such as a code that was sent; only what is missing. */
  readonly prepare: () => Promise<void>;
  /** A tap on the control that acts; where the outcome is open, on the one that tries again. */
  readonly tap: () => void;
  /** It says that an earlier try is unanswered, and that trying again does nothing twice. */
  readonly saysOpen: () => boolean;
  /** It has led elsewhere, where there is nothing to tap any more. */
  readonly isElsewhere: () => boolean;
}

export interface TabOptions {
  readonly browser: Browser;
  readonly session: Storage;
  readonly fetch: typeof fetch;
  readonly sessionId: string;
  readonly host: RunningSandbox;
  /** Lets time go by, in ms, and replies arrive. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Something that must not be done twice for one wish. */
export interface Job {
  readonly name: string;
  readonly call: ActingName;
  readonly load: (tab: TabOptions) => Visit;
  /** How often the sandbox has done it for whoever has this session. */
  readonly done: (host: RunningSandbox, sessionId: string) => Promise<number>;
  /**
   * Pause in ms after which one tab may be told once more without a new visit, and before which no reload shortens it;
   * absent: a page is told once a visit.
   */
  readonly againAfter?: number;
  /** A reload shows another captcha: what is sent then is another wish, even if the reply to the one before was lost. */
  readonly isNewAfterReload?: boolean;
}
