import { blockTypes } from '../../../src/generated/blocks';
import { documentOf } from './fixtureDocuments';

const condition = {
  any: [
    { field: 'query.utm_tag', op: 'in', value: ['summer'] },
    { not: { field: 'now', op: 'lt', value: '2030-01-01T00:00:00Z' } },
  ],
};
const image = { src: '/pictures/none.png', alt: 'Nothing', width: 720, height: 480 };
const text = { en: 'Words', es: 'Palabras' };
const action = { type: 'native', page: 'order', param: { orderId: '1' } };

/** Props that fill the fields which a shipped template leaves empty. */
const filled: Readonly<Record<string, object>> = {
  hero: {
    title: text,
    subtitle: 'More words',
    image,
    cta: { label: text, action: { type: 'scrollTo', block: 'faq' } },
  },
  banner: { slides: [{ image, action: { type: 'link', href: 'https://example.com' } }], intervalMs: 3000 },
  richText: { html: '<p>Formatted <a href="/">words</a></p>' },
  image: { image, action: { type: 'call', phone: '+525512345678' } },
  benefits: { title: text, items: [{ icon: 'clock', title: text, text }] },
  steps: { items: [{ title: text, text }] },
  calculator: { minAmount: 100000, maxAmount: 1000000, step: 50000, termsDays: [91, 182], dailyRate: 0.0009 },
  registration: { phoneRule: 'mx', submitLabel: text },
  dataGroup: {
    group: 'job',
    fields: [
      { key: 'sector', label: text, kind: 'enum', required: true, options: [{ value: 'a', label: 'A' }] },
    ],
  },
  faq: { items: [{ question: text, answer: text }] },
  reviews: { items: [{ name: 'Ana', rating: 5, text }] },
  download: { label: text },
  agreement: { html: '<p>Agreed</p>' },
  disclosure: { minTermDays: 91, maxTermDays: 365, maxApr: 36, example: text },
  countdown: { until: '2031-01-01T00:00:00Z', label: text },
  cta: { label: text, action, sticky: false },
  columns: { columns: [[{ id: 'inside', type: 'spacer', props: { size: 'medium' } }], []] },
  spacer: { size: 16 },
  footer: { html: '<p>Footer</p>' },
};

export const everyFieldId = 'every-field';

/** A block of each type with every kind of field filled, one of them under a condition and in an experiment. */
export const everyField = documentOf(
  everyFieldId,
  blockTypes.map((type) => ({
    id: type.toLowerCase(),
    type,
    props: filled[type],
    ...(type === 'hero' && { visibleWhen: condition, variant: { experiment: 'e1', group: 'a', weight: 50 } }),
  })),
  { name: 'Every field', theme: { background: '#ffffff', text: '#222222', accent: '#8a3b00' } },
);
