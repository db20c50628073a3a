import type { Action, DataField } from '../../../generated/template';
import { marketFacts } from '../../../kernel/market';
import { blocksOfType } from '../checkBlock';
import type { Placed, Rule, Subject } from '../subject';
import { type Finding, found } from '../templateCheck';
import type { CheckContext } from '../checkContext';

interface Fields {
  /** Fields of one group share one object on their way (contract §8). */
  readonly group: string;
  readonly fields: readonly DataField[];
  readonly path: string;
}

const fieldsOf = ({ blocks }: Subject): Fields[] => [
  ...blocksOfType(blocks, 'registration').map(({ props, path, id }) => ({
    group: `registration ${id}`,
    fields: props.fields ?? [],
    path,
  })),
  ...blocksOfType(blocks, 'dataGroup').map(({ props, path }) => ({
    group: props.group,
    fields: props.fields,
    path,
  })),
];

function checkFields(all: readonly Fields[]): Finding[] {
  const first = new Map<string, string>();
  return all.flatMap(({ group, fields, path }) =>
    fields.flatMap(({ key, kind, options = [] }, position): Finding[] => {
      const place = `${path}/props/fields/${position}`;
      const other = first.get(`${group} ${key}`);
      if (other === undefined) first.set(`${group} ${key}`, place);
      return [
        ...(other === undefined || kind === 'tips'
          ? []
          : [found('repeatedFieldKey', `${place}/key`, { key, other })]),
        ...(kind === 'enum' && options.length === 0 ? [found('noOptions', `${place}/options`)] : []),
      ];
    }),
  );
}

/** Telephone numbers of the market pass by their own rule only; the default is the Chinese one. */
function checkPhoneRules({ document: { market }, blocks }: Subject): Finding[] {
  const own = marketFacts(market)?.phoneRule;
  if (own === undefined || market === undefined) return [];
  return blocksOfType(blocks, 'registration').flatMap(({ props: { phoneRule = 'cn' }, path }) =>
    phoneRule === own
      ? []
      : [found('phoneRuleForeign', `${path}/props/phoneRule`, { rule: phoneRule, market })],
  );
}

/** Forms that nobody could fill in, or whose answers would be lost. */
export const forms: Rule = (subject) => [
  ...checkFields(fieldsOf(subject)),
  ...checkPhoneRules(subject),
  ...blocksOfType(subject.blocks, 'registration')
    .slice(1)
    .map(({ path }) => found('secondRegistration', path)),
];

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

function checkAction({ value, path }: Placed<Action>, { brand }: CheckContext): Finding[] {
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
export const actions: Rule = (subject, context) =>
  subject.actions.flatMap((action) => checkAction(action, context));
