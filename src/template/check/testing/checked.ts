import { checkTemplate } from '../checkTemplate';
import type { Surroundings } from '../surroundings';

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

/** Findings as `rule path`. */
export const rulesIn = (document: Json, surroundings: Surroundings = {}): string[] =>
  checkTemplate(JSON.stringify(document), surroundings).map(({ rule, path }) => `${rule} ${path}`);

export const messagesIn = (document: Json, surroundings: Surroundings = {}): string[] =>
  checkTemplate(JSON.stringify(document), surroundings).map(({ message }) => message);

export const brand: NonNullable<Surroundings['brand']> = {
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
