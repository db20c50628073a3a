import { createKeyValueStore } from '../../../src/api/keyValueStore';
import { publicBrandOf } from '../../../src/codec/brand';
import type { BorrowerDependencies, Feature } from '../../../src/effects/borrowerDependencies';
import { createBorrowerDependencies } from '../../../src/pages/borrower/borrowerDependencies';
import { createBorrowerStore, type BorrowerStore } from '../../../src/pages/borrower/borrowerStore';
import { brandWith } from '../../support/sandbox';
import { createWindow } from './browser';
import type { TabOptions, Visit } from './job';

const brand = publicBrandOf(brandWith());

/** The store knows its shell alone; what a feature added is known by its selectors. */
export type BorrowerPageStore = BorrowerStore['store'];

interface Screen {
  readonly feature: Feature;
  readonly open: (store: BorrowerPageStore) => void;
  readonly leave: (store: BorrowerPageStore) => void;
  readonly prepare?: (store: BorrowerPageStore, tab: TabOptions) => Promise<void>;
  readonly tap: (store: BorrowerPageStore) => void;
  readonly saysOpen?: (store: BorrowerPageStore) => boolean;
}

/** Pages of a borrower's screen: the real store, sagas, clients and keys; nothing is drawn. */
export const borrowerPage =
  ({ feature, open, leave, prepare, tap, saysOpen }: Screen) =>
  (tab: TabOptions): Visit => {
    const { view } = createWindow(tab.browser, tab.session, '/', `?language=1&sessionId=${tab.sessionId}`);
    const opened: string[] = [];
    const navigator = {
      hasScreen: () => true,
      open: (address: string) => void opened.push(address),
      back: () => void opened.push('back'),
      hasScreenBefore: () => false,
      isFirst: () => true,
    };
    const dependencies: BorrowerDependencies = {
      ...createBorrowerDependencies({
        window: view,
        session: createKeyValueStore(() => view.sessionStorage),
        brand,
        marketRules: {},
        navigator,
        fetch: tab.fetch,
        sendFile: tab.fetch,
      }),
      leave: (address) => void opened.push(address),
    };
    const { store, add } = createBorrowerStore(dependencies);
    add(feature);
    return {
      open() {
        opened.length = 0;
        open(store);
      },
      leave: () => leave(store),
      prepare: async () => prepare?.(store, tab),
      tap: () => tap(store),
      saysOpen: () => saysOpen?.(store) ?? false,
      isElsewhere: () => opened.length > 0,
    };
  };
