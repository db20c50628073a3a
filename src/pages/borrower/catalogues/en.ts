import borrower from '../../../../locales/en/borrower.json';
import common from '../../../../locales/en/common.json';
import complaint from '../../../../locales/en/complaint.json';
import loan from '../../../../locales/en/loan.json';
import payway from '../../../../locales/en/payway.json';
import repay from '../../../../locales/en/repay.json';
import service from '../../../../locales/en/service.json';

export default { borrower, common, complaint, loan, payway, repay, service };
