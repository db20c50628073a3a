/**
 * Paths of contract §4 that the borrower's page answers. What differs from path to path stands in records by them, so that
 * a new one does not compile until each record has its answer.
 */
export const borrowerPaths = [
  '/confirmNew',
  '/loanDetail',
  '/order',
  '/loanAgreement',
  '/agony',
  '/error',
  '/repay',
  '/repayDelay',
  '/carpmm',
  '/ynRepay',
  '/ynRepayChoose',
  '/complaint',
  '/complainPageNext',
  '/complaintList',
  '/complainDetails',
  '/customerService',
  '/bindBank',
  '/bindCard',
  '/recommendList',
  '/product',
] as const;

export type BorrowerPath = (typeof borrowerPaths)[number];

/** Older paths that lead to a screen, query kept (contract §4). */
export const redirectedPaths: Readonly<Record<string, BorrowerPath>> = {
  '/confirm': '/confirmNew',
  '/confirmOfPeriod': '/confirmNew',
};

export const isBorrowerPath = (path: string): path is BorrowerPath =>
  borrowerPaths.some((known) => known === path);

/** True for the paths of screens and for those that lead to one. */
export const hasBorrowerScreen = (path: string): boolean => isBorrowerPath(path) || path in redirectedPaths;

/** Paths of contract §4 that the official site answers. */
export const sitePaths = [
  '/',
  '/About',
  '/User',
  '/Contact',
  '/Policy',
  '/Loan',
  '/PrivacyPolicy',
  '/privacyPolicy',
  '/aboutUs',
] as const;

export type SitePath = (typeof sitePaths)[number];
