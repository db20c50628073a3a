import { checkTemplate } from '../checkTemplate';
import type { CheckContext } from '../checkContext';
import { shippedRules } from './shippedRules';

type Json = Readonly<Record<string, unknown>>;

export const block = (type: string, props: object, rest: object = {}): Json => ({
  id: `${type}1`,
  type,
  props,
  ...rest,
});

/** A document of a free page with which nothing is wrong. */
export const page = (blocks: readonly unknown[], rest: object = {}): Json => ({
  schemaVersion: 1,
  id: 'a',
  kind: 'channel',
  locale: 'en',
  title: 'A title',
  blocks: [block('hero', { title: 'A promise' }, { id: 'top' }), ...blocks],
  ...rest,
});

/** Findings as `rule path`, by the shipped rules unless told otherwise. */
export const rulesIn = (document: Json, context: CheckContext = {}): string[] =>
  checkTemplate(JSON.stringify(document), { marketRules: shippedRules, ...context }).map(
    ({ rule, path }) => `${rule} ${path}`,
  );

export const messagesIn = (document: Json, context: CheckContext = {}): string[] =>
  checkTemplate(JSON.stringify(document), { marketRules: shippedRules, ...context }).map(
    ({ message }) => message,
  );

export const brand: NonNullable<CheckContext['brand']> = {
  appListing: { name: 'Presta', url: 'https://list.example/apps' },
  appName: 'Presta',
  apiOrigin: '',
  feesPageUrl: 'https://fees.example/page',
  imageOrigins: ['https://cdn.example'],
  lender: { name: 'Lender', registration: 'R 1', address: 'Street 1', email: 'a@b.example' },
  mediaOrigins: ['https://media.example'],
  redirectOrigins: ['https://pay.example'],
  schemeLink: 'prestademo://open',
  servicePhone: '+52 55',
  storeLinks: { android: 'https://play.google.com/x', ios: '' },
  theme: { background: '#ffffff', text: '#111111', accent: '#0000aa' },
};
