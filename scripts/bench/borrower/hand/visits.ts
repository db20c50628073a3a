import { read } from '../../../../src/api/calls';
import { createFormClient } from '../../../../src/api/formClient';
import { createClient } from '../../../../src/api/client';
import { createWire } from '../../../../src/codec/wire';
import { payWayEndpoints } from '../../../../src/contract/endpoints';
import validateWays from '../../../../src/generated/validators/replies/repaymentWay';
import validateDetails from '../../../../src/generated/validators/replies/loanDetails';
import validateInstalment from '../../../../src/generated/validators/replies/loanPlayDetail';
import validateOffer from '../../../../src/generated/validators/replies/loanDetailConfirm';
import validateProblems from '../../../../src/generated/validators/replies/problemInit';
import { secretNames, visibleParameterNames } from '../../../../src/kernel/pageAddress';
import type { Result } from '../../../../src/kernel/result';
import type { MeasuredScreen } from '../screens';
import { confirmNew, loanDetail } from './loans';
import { markup, type Html } from './markup';
import { complaint, orders } from './orders';
import { payByCard, repay } from './payments';
import { icons, say, type Content, type Query } from './pieces';

const pick = (query: Query, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

/** The lender's calls as the pages make them, with the parameters and headers of contract §4. */
function clientsOf(lender: string, query: Query) {
  const shared = {
    wire: createWire({ paths: {}, fields: {} }),
    commonParameters: () => pick(query, [...visibleParameterNames, ...secretNames]),
    fetch,
  };
  return {
    forms: createFormClient({
      ...shared,
      origin: `${lender}/humorous`,
      headers: () => pick(query, ['swift', 'eyes']),
      sendFile: () => Promise.reject(new Error('a page by hand uploads nothing')),
    }),
    ways: createClient({
      ...shared,
      endpoints: payWayEndpoints,
      origin: lender,
      headers: () => pick(query, ['crp_phe', 'dearest', 'showy', 'dearer', 'language']),
    }),
  };
}

type Clients = ReturnType<typeof clientsOf>;

interface Visit {
  readonly title: string;
  readonly aside?: Html;
  readonly read: (clients: Clients, query: Query) => Promise<Content>;
}

/** A lender that refuses here has not the sample orders that are measured. */
function valueOf<Value, Problem>(result: Result<Value, Problem>): Value {
  if (result.ok) return result.value;
  throw new Error(`The lender refuses: ${JSON.stringify(result.error)}`);
}

const orderOf = ({ productId = '', orderId = '' }: Query) => ({ productId, orderId });

export const visits: Readonly<Record<MeasuredScreen['path'], Visit>> = {
  '/loanDetail': {
    title: say('loan:details.title'),
    read: async ({ forms }, query) =>
      loanDetail(valueOf(await read(forms, 'loan-details', orderOf(query), validateDetails)), query),
  },
  '/repay': {
    title: say('repay:instalment.title'),
    read: async ({ forms }, query) =>
      repay(valueOf(await read(forms, 'loan-play-detail', orderOf(query), validateInstalment))),
  },
  '/confirmNew': {
    title: say('loan:confirm.title'),
    read: async ({ forms }, { productId = '' }) =>
      confirmNew(valueOf(await read(forms, 'loan-detail-confirm', { productId }, validateOffer))),
  },
  '/order': {
    title: say('loan:orders.title'),
    aside: markup`<button class="icon" aria-label="${say('loan:orders.mine')}">${icons.person}</button>`,
    read: async ({ forms }) => orders(valueOf(await read(forms, 'problem-init', {}, validateProblems))),
  },
  '/ynRepay': {
    title: say('payway:title'),
    read: async ({ ways }, query) =>
      payByCard(valueOf(await read(ways, 'repayment-way', orderOf(query), validateWays)), query),
  },
  '/complaint': {
    title: say('complaint:home.title'),
    aside: markup`<a class="link" href="/complaintList">${say('complaint:home.mine')}</a>`,
    read: async ({ forms }, { orderId = '' }) =>
      complaint(valueOf(await read(forms, 'problem-init', { orderId }, validateProblems))),
  },
};

export const contentOf = (visit: Visit, lender: string, query: Query): Promise<Content> =>
  visit.read(clientsOf(lender, query), query);
