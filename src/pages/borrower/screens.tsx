import { lazy, type ComponentType, type ReactNode } from 'react';
import type { PublicBrand } from '../../codec/brand';
import type { Feature } from '../../effects/borrowerDependencies';
import type { BorrowerPath } from '../../kernel/pagePaths';
import type { NativePageKey } from '../../features/nativePage/events';
import type { BorrowerStore } from './borrowerStore';

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

interface Screen {
  readonly element: ReactNode;
  /** Begins to load what the screen needs before it is drawn. */
  readonly preload: () => void;
}

export type Screens = Readonly<Record<BorrowerPath, Screen>>;

/** Which screen stands behind which path. Each comes with its feature in chunks of its own. */
export function createScreens({ add }: BorrowerStore, brand: PublicBrand): Screens {
  function screen(feature: LoadFeature, load: () => Promise<ComponentType>): Screen {
    const loadBoth = async () => {
      const [{ default: loaded }, Loaded] = await Promise.all([feature(), load()]);
      add(loaded);
      return { default: Loaded };
    };
    const Lazy = lazy(loadBoth);
    // A failure shows where the screen is drawn.
    return { element: <Lazy />, preload: () => void loadBoth().catch(() => undefined) };
  }

  const contract = (isPeriodLoan: boolean) =>
    screen(loan, async () => {
      const { ContractScreen } = await import('../../features/loan/contract/ContractScreen');
      return () => <ContractScreen isPeriodLoan={isPeriodLoan} />;
    });
  const pay = screen(
    payway,
    async () =>
      (await import(/* webpackChunkName: "payway" */ '../../features/payway/PaywayScreen')).PaywayScreen,
  );
  const native = (page: NativePageKey) =>
    screen(nativePage, async () => {
      const { NativePageScreen } = await import('../../features/nativePage/NativePageScreen');
      return () => <NativePageScreen page={page} />;
    });

  return {
    '/confirmNew': screen(
      loanOffer,
      async () =>
        (await import(/* webpackChunkName: "loanOffer" */ '../../features/loan/confirm/ConfirmScreen'))
          .ConfirmScreen,
    ),
    '/loanDetail': screen(
      loan,
      async () => (await import('../../features/loan/details/LoanDetailScreen')).LoanDetailScreen,
    ),
    '/order': screen(
      loan,
      async () => (await import('../../features/loan/orders/OrdersScreen')).OrdersScreen,
    ),
    '/loanAgreement': contract(false),
    '/agony': contract(true),
    '/error': screen(
      loan,
      async () => (await import('../../features/loan/joinFailure/JoinFailureScreen')).JoinFailureScreen,
    ),
    '/repay': screen(
      repay,
      async () => (await import('../../features/repay/InstalmentScreen')).InstalmentScreen,
    ),
    '/repayDelay': screen(repay, async () => (await import('../../features/repay/DelayScreen')).DelayScreen),
    '/carpmm': screen(repay, async () => {
      const { InstructionsScreen } = await import('../../features/repay/InstructionsScreen');
      return () => <InstructionsScreen feesPageUrl={brand.feesPageUrl} />;
    }),
    '/ynRepay': pay,
    '/ynRepayChoose': pay,
    '/complaint': screen(
      complaintWriting,
      async () => (await import('../../features/complaint/home/HomeScreen')).HomeScreen,
    ),
    '/complainPageNext': screen(
      complaintWriting,
      async () => (await import('../../features/complaint/form/FormScreen')).FormScreen,
    ),
    '/complaintList': screen(
      complaintReading,
      async () => (await import('../../features/complaint/list/ListScreen')).ListScreen,
    ),
    '/complainDetails': screen(
      complaintReading,
      async () => (await import('../../features/complaint/details/DetailsScreen')).DetailsScreen,
    ),
    '/customerService': screen(
      service,
      async () => (await import('../../features/service/ServiceScreen')).ServiceScreen,
    ),
    '/bindBank': native('bindBank'),
    '/bindCard': native('bindCardUrl'),
    '/recommendList': native('recommendList'),
    '/product': native('productUrl'),
  };
}
