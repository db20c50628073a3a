import type { TextKey } from '../../texts/textKey';

/** Every path of contract §4 that the borrower's page answers, with the title of its screen. */
export const screenTitles = {
  '/confirmNew': 'loan:confirm.title',
  '/loanDetail': 'loan:details.title',
  '/order': 'loan:orders.title',
  '/loanAgreement': 'loan:contract.title',
  '/agony': 'loan:contract.periodTitle',
  '/error': 'loan:joinFailure.title',
  '/repay': 'repay:instalment.title',
  '/repayDelay': 'repay:delay.title',
  '/carpmm': 'repay:instructions.title',
  '/ynRepay': 'payway:title',
  '/ynRepayChoose': 'payway:title',
  '/complaint': 'complaint:home.title',
  '/complainPageNext': 'complaint:form.title',
  '/complaintList': 'complaint:list.title',
  '/complainDetails': 'complaint:details.title',
  '/customerService': 'service:title',
  '/bindBank': 'borrower:native.title',
  '/bindCard': 'borrower:native.title',
  '/recommendList': 'borrower:native.title',
  '/product': 'borrower:native.title',
} as const satisfies Readonly<Record<string, TextKey>>;

export type ScreenPath = keyof typeof screenTitles;

export const screenPaths = Object.keys(screenTitles) as readonly ScreenPath[];

/** Older paths that lead to a screen, query kept (contract §4). */
export const redirectedPaths: Readonly<Record<string, ScreenPath>> = {
  '/confirm': '/confirmNew',
  '/confirmOfPeriod': '/confirmNew',
};

export const isBorrowerPath = (path: string): boolean => path in screenTitles || path in redirectedPaths;
