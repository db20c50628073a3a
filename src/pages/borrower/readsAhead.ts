import type { BeginCall } from '../../api/callsAhead';
import { parametersFrom } from '../../kernel/pageAddress';
import type { BorrowerPath } from '../../kernel/pagePaths';

type ReadAhead = (begin: BeginCall, search: string) => void;

const orderOf = parametersFrom('productId', 'orderId');
const orderIdOf = parametersFrom('orderId');
const orderNoOf = parametersFrom('orderNo');

const contract: ReadAhead = ({ form }, search) => form('contract-detail', orderNoOf(search));
const ways: ReadAhead = ({ json }, search) => {
  const { productId = '', orderId = '' } = orderOf(search);
  json('repayment-way', { productId, orderId });
};

/** The reading call of each screen, by the query of its address, as it can be made before the screen's own code is there. */
export const readsAhead: Readonly<Partial<Record<BorrowerPath, ReadAhead>>> = {
  '/confirmNew': ({ form }, search) => form('loan-detail-confirm', parametersFrom('productId')(search)),
  '/loanDetail': ({ form }, search) => form('loan-details', orderOf(search)),
  '/order': ({ form }, search) => form('problem-init', orderIdOf(search)),
  '/loanAgreement': contract,
  '/agony': contract,
  '/repay': ({ form }, search) => form('loan-play-detail', orderOf(search)),
  '/repayDelay': ({ form }, search) => form('loan-play-delay-detail', orderOf(search)),
  '/ynRepay': ways,
  '/ynRepayChoose': ways,
  '/complaint': ({ form }, search) => form('problem-init', orderIdOf(search)),
  '/complaintList': ({ form }) => form('problem-list', {}),
  '/complainDetails': ({ form }, search) => form('problem-detail', parametersFrom('problemId')(search)),
  '/customerService': ({ form }) => form('get-whatsapp', {}),
};
