import type { HostOptions } from '../../support/host';
import { documentOf, paragraph, partlyWrongDocuments, validDocuments } from './fixtureDocuments';

const button = (id: string, action: object) => ({ id, type: 'cta', props: { label: id, action } });
const actions = documentOf('native-actions', [
  button('settings', { type: 'native', page: 'setting' }),
  button('product', { type: 'native', page: 'productDetail', param: { productId: '1001' } }),
  button('telephone', { type: 'call', phone: '+525587654321' }),
  button('support', { type: 'call' }),
  button('app', { type: 'openApp' }),
]);

const decided = documentOf('decided', [
  { id: 'top', type: 'hero', props: { title: 'Decided' } },
  {
    id: 'until',
    type: 'countdown',
    props: { until: new Date(Date.now() + 9 * 86_400_000).toISOString(), label: 'Until' },
  },
  { id: 'space', type: 'spacer', props: { size: 'large' } },
  paragraph('tagged', 'tagged', { visibleWhen: { field: 'query.utm_tag', op: 'eq', value: 'summer' } }),
]);

const changing = documentOf('changing', [
  paragraph('before', 'before', {
    visibleWhen: { field: 'now', op: 'lt', value: new Date(Date.UTC(2099, 0, 1)).toISOString() },
  }),
  paragraph('after', 'after', {
    visibleWhen: { field: 'now', op: 'gt', value: new Date(Date.UTC(2099, 0, 1)).toISOString() },
  }),
]);

/** A day after this worker began. */
export const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const today = documentOf('today', [
  paragraph('still', 'still', { visibleWhen: { field: 'now', op: 'lt', value: tomorrow } }),
  paragraph('over', 'over', { visibleWhen: { field: 'now', op: 'gt', value: tomorrow } }),
  { id: 'left', type: 'countdown', props: { until: tomorrow } },
]);

const charges = [
  [
    'Interest',
    'It is counted from the day on which the amount arrives in your account, day by day, until you pay',
  ],
  ['Commission', 'None: what you see before you confirm is what you pay, with every charge and tax in it'],
];
const table = documentOf('table', [
  { id: 'top', type: 'hero', props: { title: 'What it costs' } },
  {
    id: 'costs',
    type: 'richText',
    props: {
      html: `<table><thead><tr><th scope="col">Charge</th><th scope="col">How it is counted</th><th scope="col">Price</th></tr></thead><tbody>${charges
        .map(([charge, how]) => `<tr><td>${charge}</td><td>${how}</td><td>₹1,23,45,678</td></tr>`)
        .join('')}</tbody></table>`,
    },
  },
]);

const anchor = documentOf('anchor', [paragraph('start', 'start')]);

/** What most stories of visitors and borrowers open, on one host a worker: pages of their own are no reason for another. */
export const visitorStories: HostOptions = {
  documents: [
    ...[...validDocuments, ...partlyWrongDocuments].map(({ text }) => text),
    ...[actions, decided, changing, today, table, anchor],
  ],
};
