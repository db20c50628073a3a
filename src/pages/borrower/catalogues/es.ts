import borrower from '../../../../locales/es/borrower.json';
import common from '../../../../locales/es/common.json';
import complaint from '../../../../locales/es/complaint.json';
import loan from '../../../../locales/es/loan.json';
import payway from '../../../../locales/es/payway.json';
import repay from '../../../../locales/es/repay.json';
import service from '../../../../locales/es/service.json';

export default { borrower, common, complaint, loan, payway, repay, service };
