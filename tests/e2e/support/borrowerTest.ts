import { BorrowerPage } from './BorrowerPage';
import { test as base } from './test';

/** Tests of the borrower's screens; each has a borrower of its own. */
export const test = base.extend<{ readonly borrower: BorrowerPage }>({
  borrower: async ({ page, host }, use) => use(new BorrowerPage(page, host)),
});
