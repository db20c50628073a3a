import borrower from '../../../../locales/es/borrower.json';
import common from '../../../../locales/es/common.json';
import loan from '../../../../locales/es/loan.json';
import payway from '../../../../locales/es/payway.json';
import repay from '../../../../locales/es/repay.json';

/** Texts of the borrower's screens. */
const catalogue = { borrower, common, loan, payway, repay };
export default catalogue;
