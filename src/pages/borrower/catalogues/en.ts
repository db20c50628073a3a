import borrower from '../../../../locales/en/borrower.json';
import common from '../../../../locales/en/common.json';
import loan from '../../../../locales/en/loan.json';
import payway from '../../../../locales/en/payway.json';
import repay from '../../../../locales/en/repay.json';

/** Texts of the borrower's screens. */
const catalogue = { borrower, common, loan, payway, repay };
export default catalogue;
