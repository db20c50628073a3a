import { lazy, type ComponentType, type ReactNode } from 'react';
import type { PublicBrand } from '../../codec/brand';
import type { Feature } from '../../effects/borrowerDependencies';
import type { BorrowerStore } from './borrowerStore';
import type { ScreenPath } from './paths';

type LoadFeature = () => Promise<{ readonly default: Feature }>;

// One screen needs it, so both go in one chunk, which holds what they share once.
const loanOffer: LoadFeature = () =>
  import(/* webpackChunkName: "loanOffer" */ '../../features/loan/confirm/saga');
const loan: LoadFeature = () => import('../../features/loan/saga');
const repay: LoadFeature = () => import('../../features/repay/saga');
// As the offer.
const payway: LoadFeature = () => import(/* webpackChunkName: "payway" */ '../../features/payway/saga');
const complaintWriting: LoadFeature = () => import('../../features/complaint/writingSaga');
const complaintReading: LoadFeature = () => import('../../features/complaint/readingSaga');
const service: LoadFeature = () => import('../../features/service/saga');
const nativePage: LoadFeature = () => import('../../features/nativePage/saga');

type LoadScreen<Props> = () => Promise<ComponentType<Props>>;

export interface Screens {
  readonly elements: Readonly<Record<ScreenPath, ReactNode>>;
  /** Begins to load what a path needs before it is drawn. */
  preload(path: string): void;
}

/** Which screen stands behind which path. Each comes with its feature in chunks of its own. */
export function createScreens({ add }: BorrowerStore, brand: PublicBrand): Screens {
  const preloads = new Map<ScreenPath, () => void>();

  function screen<Props extends object>(
    feature: LoadFeature,
    load: LoadScreen<Props>,
    ...paths: readonly ScreenPath[]
  ) {
    const loadBoth = async () => {
      const [{ default: loaded }, Screen] = await Promise.all([feature(), load()]);
      add(loaded);
      return { default: Screen };
    };
    // A failure shows where the screen is drawn.
    for (const path of paths) preloads.set(path, () => void loadBoth().catch(() => undefined));
    return lazy(loadBoth);
  }

  const Confirm = screen(
    loanOffer,
    async () =>
      (await import(/* webpackChunkName: "loanOffer" */ '../../features/loan/confirm/ConfirmScreen'))
        .ConfirmScreen,
    '/confirmNew',
  );
  const Details = screen(
    loan,
    async () => (await import('../../features/loan/details/LoanDetailScreen')).LoanDetailScreen,
    '/loanDetail',
  );
  const Orders = screen(
    loan,
    async () => (await import('../../features/loan/orders/OrdersScreen')).OrdersScreen,
    '/order',
  );
  const Contract = screen(
    loan,
    async () => (await import('../../features/loan/contract/ContractScreen')).ContractScreen,
    '/loanAgreement',
    '/agony',
  );
  const JoinFailure = screen(
    loan,
    async () => (await import('../../features/loan/joinFailure/JoinFailureScreen')).JoinFailureScreen,
    '/error',
  );
  const Instalment = screen(
    repay,
    async () => (await import('../../features/repay/InstalmentScreen')).InstalmentScreen,
    '/repay',
  );
  const Delay = screen(
    repay,
    async () => (await import('../../features/repay/DelayScreen')).DelayScreen,
    '/repayDelay',
  );
  const Instructions = screen(
    repay,
    async () => (await import('../../features/repay/InstructionsScreen')).InstructionsScreen,
    '/carpmm',
  );
  const Payway = screen(
    payway,
    async () =>
      (await import(/* webpackChunkName: "payway" */ '../../features/payway/PaywayScreen')).PaywayScreen,
    '/ynRepay',
    '/ynRepayChoose',
  );
  const ComplaintHome = screen(
    complaintWriting,
    async () => (await import('../../features/complaint/home/HomeScreen')).HomeScreen,
    '/complaint',
  );
  const ComplaintForm = screen(
    complaintWriting,
    async () => (await import('../../features/complaint/form/FormScreen')).FormScreen,
    '/complainPageNext',
  );
  const ComplaintList = screen(
    complaintReading,
    async () => (await import('../../features/complaint/list/ListScreen')).ListScreen,
    '/complaintList',
  );
  const ComplaintDetails = screen(
    complaintReading,
    async () => (await import('../../features/complaint/details/DetailsScreen')).DetailsScreen,
    '/complainDetails',
  );
  const Service = screen(
    service,
    async () => (await import('../../features/service/ServiceScreen')).ServiceScreen,
    '/customerService',
  );
  const Native = screen(
    nativePage,
    async () => (await import('../../features/nativePage/NativePageScreen')).NativePageScreen,
    '/bindBank',
    '/bindCard',
    '/recommendList',
    '/product',
  );

  return {
    elements: {
      '/confirmNew': <Confirm />,
      '/loanDetail': <Details />,
      '/order': <Orders />,
      '/loanAgreement': <Contract key="contract" />,
      '/agony': <Contract key="period" isPeriodLoan />,
      '/error': <JoinFailure />,
      '/repay': <Instalment />,
      '/repayDelay': <Delay />,
      '/carpmm': <Instructions feesPageUrl={brand.feesPageUrl} />,
      '/ynRepay': <Payway key="pay" />,
      '/ynRepayChoose': <Payway key="choose" />,
      '/complaint': <ComplaintHome />,
      '/complainPageNext': <ComplaintForm />,
      '/complaintList': <ComplaintList />,
      '/complainDetails': <ComplaintDetails />,
      '/customerService': <Service />,
      '/bindBank': <Native key="bindBank" page="bindBank" />,
      '/bindCard': <Native key="bindCardUrl" page="bindCardUrl" />,
      '/recommendList': <Native key="recommendList" page="recommendList" />,
      '/product': <Native key="productUrl" page="productUrl" />,
    },
    preload: (path) => [...preloads].find(([known]) => known === path)?.[1](),
  };
}
