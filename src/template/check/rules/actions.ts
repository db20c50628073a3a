import type { Action } from '../../../generated/template';
import type { Rule } from '../rule';
import type { Placed } from '../subject';
import type { Surroundings } from '../surroundings';
import { found, type Finding } from '../templateCheck';

/** Pages of the app, and the keys of routes (contract §7). */
const appPages = [
  'setting',
  'main',
  'login',
  'order',
  'productDetail',
  'officialHome',
  'complaint',
  'complaintUrl',
  'customerService',
  'loanAgreement',
  'privacyPolicy',
  'aboutUs',
  'confirmNewUrl',
  'confirmUrl',
  'confirmOfPeriod',
  'loanDetailUrl',
  'orderUrl',
  'repayUrl',
  'repayDelayUrl',
  'DRInstructions',
  'ynRepay',
  'ynRepayChoose',
  'errorUrl',
  'bindBank',
  'bindCardUrl',
  'recommendList',
  'productUrl',
];

function checkAction({ value, path }: Placed<Action>, { brand }: Surroundings): Finding[] {
  switch (value.type) {
    case 'native':
      return appPages.includes(value.page)
        ? []
        : [found('unknownAppPage', `${path}/page`, { page: value.page })];
    case 'call':
      return brand && brand.servicePhone === '' && value.phone === undefined
        ? [found('callWithoutPhone', path)]
        : [];
    case 'openApp':
      return brand?.schemeLink === '' ? [found('openAppWithoutScheme', path)] : [];
    default:
      return [];
  }
}

/** Taps that would do nothing. */
export const actions: Rule = (subject, surroundings) =>
  subject.actions.flatMap((action) => checkAction(action, surroundings));
