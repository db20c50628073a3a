import borrower from '../../../../locales/hi/borrower.json';
import common from '../../../../locales/hi/common.json';
import complaint from '../../../../locales/hi/complaint.json';
import loan from '../../../../locales/hi/loan.json';
import payway from '../../../../locales/hi/payway.json';
import repay from '../../../../locales/hi/repay.json';
import service from '../../../../locales/hi/service.json';

export default { borrower, common, complaint, loan, payway, repay, service };
