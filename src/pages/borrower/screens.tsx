import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { PublicBrand } from '../../codec/brand';
import type { Feature } from '../../effects/borrowerDependencies';
import type { BorrowerPath } from '../../kernel/pagePaths';
import type { NativePageKey } from '../../features/nativePage/events';
import type { BorrowerStore } from './borrowerStore';

/** Files of the build, by the name that their import gives them: the host names them in a screen's HTML. */
interface Chunk<Loaded> {
  readonly chunk: string;
  readonly load: () => Promise<Loaded>;
}

type FeatureChunk = Chunk<{ readonly default: Feature }>;

// One screen needs it, so both go in one chunk, which holds what they share once.
const loanOffer: FeatureChunk = {
  chunk: 'loanOffer',
  load: () => import(/* webpackChunkName: "loanOffer" */ '../../features/loan/confirm/saga'),
};
const loan: FeatureChunk = {
  chunk: 'loan',
  load: () => import(/* webpackChunkName: "loan" */ '../../features/loan/saga'),
};
const repay: FeatureChunk = {
  chunk: 'repay',
  load: () => import(/* webpackChunkName: "repay" */ '../../features/repay/saga'),
};
// As the offer.
const payway: FeatureChunk = {
  chunk: 'payway',
  load: () => import(/* webpackChunkName: "payway" */ '../../features/payway/saga'),
};
const complaintWriting: FeatureChunk = {
  chunk: 'complaintWriting',
  load: () => import(/* webpackChunkName: "complaintWriting" */ '../../features/complaint/writingSaga'),
};
const complaintReading: FeatureChunk = {
  chunk: 'complaintReading',
  load: () => import(/* webpackChunkName: "complaintReading" */ '../../features/complaint/readingSaga'),
};
const service: FeatureChunk = {
  chunk: 'service',
  load: () => import(/* webpackChunkName: "service" */ '../../features/service/saga'),
};
const nativePage: FeatureChunk = {
  chunk: 'nativePage',
  load: () => import(/* webpackChunkName: "nativePage" */ '../../features/nativePage/saga'),
};

interface ScreenRow {
  /** The screen and what it needs to work. */
  readonly load: () => Promise<{ readonly feature: Feature; readonly Screen: ComponentType }>;
  readonly chunks: readonly string[];
}

export type ScreenRows = Readonly<Record<BorrowerPath, ScreenRow>>;

const screen = (feature: FeatureChunk, chunk: string, load: () => Promise<ComponentType>): ScreenRow => ({
  chunks: [...new Set([feature.chunk, chunk])],
  load: async () => {
    const [{ default: loaded }, Screen] = await Promise.all([feature.load(), load()]);
    return { feature: loaded, Screen };
  },
});

/** Which screen stands behind which path. Each comes with its feature in chunks of its own. */
export function screenRows(brand: PublicBrand): ScreenRows {
  const contract = (isPeriodLoan: boolean) =>
    screen(loan, 'loanAgreement', async () => {
      const { ContractScreen } = await import(
        /* webpackChunkName: "loanAgreement" */ '../../features/loan/contract/ContractScreen'
      );
      return () => <ContractScreen isPeriodLoan={isPeriodLoan} />;
    });
  const pay = screen(
    payway,
    'payway',
    async () =>
      (await import(/* webpackChunkName: "payway" */ '../../features/payway/PaywayScreen')).PaywayScreen,
  );
  const native = (page: NativePageKey) =>
    screen(nativePage, 'nativePageScreen', async () => {
      const { NativePageScreen } = await import(
        /* webpackChunkName: "nativePageScreen" */ '../../features/nativePage/NativePageScreen'
      );
      return () => <NativePageScreen page={page} />;
    });

  return {
    '/confirmNew': screen(
      loanOffer,
      'loanOffer',
      async () =>
        (await import(/* webpackChunkName: "loanOffer" */ '../../features/loan/confirm/ConfirmScreen'))
          .ConfirmScreen,
    ),
    '/loanDetail': screen(
      loan,
      'loanDetail',
      async () =>
        (await import(/* webpackChunkName: "loanDetail" */ '../../features/loan/details/LoanDetailScreen'))
          .LoanDetailScreen,
    ),
    '/order': screen(
      loan,
      'order',
      async () =>
        (await import(/* webpackChunkName: "order" */ '../../features/loan/orders/OrdersScreen'))
          .OrdersScreen,
    ),
    '/loanAgreement': contract(false),
    '/agony': contract(true),
    '/error': screen(
      loan,
      'joinFailure',
      async () =>
        (
          await import(
            /* webpackChunkName: "joinFailure" */ '../../features/loan/joinFailure/JoinFailureScreen'
          )
        ).JoinFailureScreen,
    ),
    '/repay': screen(
      repay,
      'instalment',
      async () =>
        (await import(/* webpackChunkName: "instalment" */ '../../features/repay/InstalmentScreen'))
          .InstalmentScreen,
    ),
    '/repayDelay': screen(
      repay,
      'repayDelay',
      async () =>
        (await import(/* webpackChunkName: "repayDelay" */ '../../features/repay/DelayScreen')).DelayScreen,
    ),
    '/carpmm': screen(repay, 'instructions', async () => {
      const { InstructionsScreen } = await import(
        /* webpackChunkName: "instructions" */ '../../features/repay/InstructionsScreen'
      );
      return () => <InstructionsScreen feesPageUrl={brand.feesPageUrl} />;
    }),
    '/ynRepay': pay,
    '/ynRepayChoose': pay,
    '/complaint': screen(
      complaintWriting,
      'complaint',
      async () =>
        (await import(/* webpackChunkName: "complaint" */ '../../features/complaint/home/HomeScreen'))
          .HomeScreen,
    ),
    '/complainPageNext': screen(
      complaintWriting,
      'complaintForm',
      async () =>
        (await import(/* webpackChunkName: "complaintForm" */ '../../features/complaint/form/FormScreen'))
          .FormScreen,
    ),
    '/complaintList': screen(
      complaintReading,
      'complaintList',
      async () =>
        (await import(/* webpackChunkName: "complaintList" */ '../../features/complaint/list/ListScreen'))
          .ListScreen,
    ),
    '/complainDetails': screen(
      complaintReading,
      'complaintDetails',
      async () =>
        (
          await import(
            /* webpackChunkName: "complaintDetails" */ '../../features/complaint/details/DetailsScreen'
          )
        ).DetailsScreen,
    ),
    '/customerService': screen(
      service,
      'serviceScreen',
      async () =>
        (await import(/* webpackChunkName: "serviceScreen" */ '../../features/service/ServiceScreen'))
          .ServiceScreen,
    ),
    '/bindBank': native('bindBank'),
    '/bindCard': native('bindCardUrl'),
    '/recommendList': native('recommendList'),
    '/product': native('productUrl'),
  };
}

interface Screen {
  readonly element: ReactNode;
  /** Begins to load what the screen needs before it is drawn; resolves once it can be drawn at once. */
  readonly preload: () => Promise<unknown>;
}

export type Screens = Readonly<Record<BorrowerPath, Screen>>;

/** A screen that is loaded when it is first drawn, unless it is there by then. */
function loadedOnDemand({ load }: ScreenRow, add: BorrowerStore['add']): Screen {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const preload = () =>
    (loading ??= load().then(({ feature, Screen }) => {
      add(feature);
      return (loaded = Screen);
    }));
  // A failure shows where the screen is drawn.
  const Lazy = lazy(async () => ({ default: await preload() }));
  // One that is there is drawn in the same step, and stays the one that it was.
  const OnDemand = () => createElement(useState(() => loaded ?? Lazy)[0]);
  return { element: <OnDemand />, preload };
}

export function createScreens({ add }: BorrowerStore, brand: PublicBrand): Screens {
  const rows = Object.entries(screenRows(brand)).map(
    ([path, row]) => [path, loadedOnDemand(row, add)] as const,
  );
  // A row for a row.
  return Object.fromEntries(rows) as Screens;
}
