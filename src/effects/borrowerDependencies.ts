import type { BeginCall } from '../api/callsAhead';
import type { FormClient } from '../api/formClient';
import type { IdempotencyKeys } from '../api/idempotencyKey';
import type { Client, PayWayName } from '../api/client';
import type { PageParameters } from '../api/pageParameters';
import type { Bridge } from '../bridge/bridge';
import type { PublicBrand } from '../codec/brand';
import type { Consent } from '../kernel/consentAct';
import type { BorrowerLanguage, LanguageType } from '../kernel/locale';
import type { ScreenRules } from '../kernel/marketRules';
import type { BorrowerPath } from '../kernel/pagePaths';
import type { Reading } from './reading';

export interface PageNavigator {
  /** True for paths that this document has a screen for. */
  hasScreen(path: string): boolean;
  /** @param address path, query and hash on the page's own origin */
  open(address: string, isReplacing: boolean): void;
  back(): void;
  /** A screen of this document stands before the one that is shown. */
  hasScreenBefore(): boolean;
  /** The page was opened first: nothing stands before it, of this document or of another. */
  isFirst(): boolean;
}

/** All that the sagas of the borrower's screens reach the world by. */
export interface BorrowerDependencies {
  readonly forms: FormClient;
  readonly api: Client<PayWayName>;
  readonly window: Window;
  readonly brand: PublicBrand;
  /** Of the brand's market, as the host had them in force. */
  readonly marketRules: ScreenRules;
  /** Language of the screens. */
  readonly locale: BorrowerLanguage;
  readonly languageType: LanguageType;
  /** Whether a loan's agreement stands ticked at first. */
  readonly consent: Consent;
  readonly begin: BeginCall;
  readonly keys: IdempotencyKeys;
  readonly parameters: PageParameters;
  readonly bridge: Bridge;
  readonly navigator: PageNavigator;
  /** Of the app in the store of this phone; empty where it is around the page, or the brand names none. */
  readonly storeLink: () => string;
  /** Loads another document, of any scheme. */
  readonly leave: (address: string, isReplacing: boolean) => void;
}

/** What a feature of the borrower's page brings along when its first screen is opened. */
export interface Feature {
  readonly reducers: Readonly<Record<string, unknown>>;
  readonly saga: (dependencies: BorrowerDependencies) => Generator;
  /** What its screens show, by their paths. */
  readonly readings?: Readonly<Partial<Record<BorrowerPath, Reading>>>;
}
