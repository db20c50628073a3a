import type { BorrowerPath } from '../../kernel/pagePaths';
import type { TextKey } from '../../texts/textKey';

/** The title of each screen, for the host and for the page while the screen is on its way. */
export const screenTitles: Readonly<Record<BorrowerPath, TextKey>> = {
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
};
