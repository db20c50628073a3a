import type { Block, BlockType } from '../../template/block';

const picture = {
  src: '/pictures/one-720.webp',
  alt: 'A phone',
  width: 720,
  height: 320,
  sources: [
    { src: '/pictures/one-720.webp', width: 720, type: 'image/webp' as const },
    { src: '/pictures/one-360.avif', width: 360, type: 'image/avif' as const },
    { src: '/pictures/one-1080.avif', width: 1080, type: 'image/avif' as const },
  ],
};

/** One block of every type with all its props, and of some types one with none of the optional ones. */
export const fullBlocks: { readonly [Type in BlockType]: Block<Type> } = {
  agreement: { id: 'agreement', type: 'agreement', props: { html: '<h2>Terms</h2><p>Text</p>' } },
  banner: {
    id: 'banner',
    type: 'banner',
    props: {
      slides: [{ image: picture }, { image: { src: '/two.png', alt: 'Two' }, action: { type: 'download' } }],
      intervalMs: 1000,
    },
  },
  benefits: {
    id: 'benefits',
    type: 'benefits',
    props: {
      title: 'Benefits',
      items: [
        { icon: 'clock', title: 'Fast', text: 'One day' },
        { title: 'Plain', text: 'x' },
      ],
    },
  },
  calculator: {
    id: 'calculator',
    type: 'calculator',
    props: {
      minAmount: 100_000,
      maxAmount: 1_000_000,
      step: 50_000,
      termsDays: [91, 182, 91],
      dailyRate: 0.001,
    },
  },
  columns: {
    id: 'columns',
    type: 'columns',
    props: {
      columns: [
        [{ id: 'left', type: 'cta', props: { label: 'Left', action: { type: 'openApp' } } }],
        [{ id: 'right', type: 'spacer', props: { size: 30 } }],
        [],
      ],
    },
  },
  countdown: {
    id: 'countdown',
    type: 'countdown',
    props: { until: '2030-01-01T00:00:00Z', label: 'Until the new year' },
  },
  cta: {
    id: 'cta',
    type: 'cta',
    props: { label: 'Start', action: { type: 'scrollTo', block: 'hero' }, sticky: true },
  },
  dataGroup: {
    id: 'dataGroup',
    type: 'dataGroup',
    props: {
      group: 'job',
      fields: [
        { key: 'employer', label: 'Employer', kind: 'txt', required: true },
        {
          key: 'contract',
          label: 'Contract',
          kind: 'enum',
          options: ['Open', { value: 'f', label: 'Fixed' }],
        },
        { key: 'sector', label: 'Sector', kind: 'enum', options: ['a', 'b', 'c', 'd', 'e'] },
        { key: 'since', label: 'Since', kind: 'day' },
        { key: 'note', label: 'We call nobody.', kind: 'tips' },
        {
          key: 'city',
          label: 'City',
          kind: 'citySelect',
          options: [{ value: 'MX-PUE', label: 'Puebla' }, 'León'],
        },
      ],
    },
  },
  disclosure: {
    id: 'disclosure',
    type: 'disclosure',
    props: {
      minTermDays: 91,
      maxTermDays: 365,
      maxApr: 36.5,
      example: 'An example',
      lender: 'Another lender',
    },
  },
  download: { id: 'download', type: 'download', props: { label: 'Get it' } },
  faq: {
    id: 'faq',
    type: 'faq',
    props: { title: 'Questions', items: [{ question: 'Why?', answer: 'Because' }] },
  },
  footer: { id: 'footer', type: 'footer', props: { html: '<p>Foot</p>' } },
  hero: {
    id: 'hero',
    type: 'hero',
    props: {
      title: 'The promise',
      subtitle: 'More of it',
      image: picture,
      cta: { label: 'Go', action: { type: 'link', href: 'https://example.com/' } },
    },
  },
  image: {
    id: 'image',
    type: 'image',
    props: { image: picture, action: { type: 'call', phone: '+52 55 1234' } },
  },
  registration: {
    id: 'registration',
    type: 'registration',
    props: {
      phoneRule: 'mx',
      submitLabel: 'Apply',
      agreementLabel: 'The agreement',
      fields: [{ key: 'name', label: 'Name', kind: 'txt', required: true }],
    },
  },
  reviews: {
    id: 'reviews',
    type: 'reviews',
    props: { title: 'Reviews', items: [{ name: 'M.', rating: 4.5, text: 'Clear' }] },
  },
  richText: { id: 'richText', type: 'richText', props: { html: '<p><strong>Rich</strong></p>' } },
  spacer: { id: 'spacer', type: 'spacer', props: { size: 'medium' } },
  steps: { id: 'steps', type: 'steps', props: { title: 'Steps', items: [{ title: 'One', text: 'Do' }] } },
};

/** The same types with nothing optional, and with lists that are empty where they may be. */
export const bareBlocks: readonly Block[] = [
  { id: 'banner', type: 'banner', props: { slides: [] } },
  { id: 'benefits', type: 'benefits', props: { items: [] } },
  { id: 'columns', type: 'columns', props: { columns: [[]] } },
  { id: 'countdown', type: 'countdown', props: { until: '2020-01-01' } },
  { id: 'cta', type: 'cta', props: { label: 'Start', action: { type: 'call' } } },
  { id: 'dataGroup', type: 'dataGroup', props: { group: 'ext', fields: [] } },
  { id: 'disclosure', type: 'disclosure', props: { minTermDays: 1, maxTermDays: 2, maxApr: 0, example: '' } },
  { id: 'download', type: 'download', props: {} },
  { id: 'faq', type: 'faq', props: { items: [] } },
  { id: 'hero', type: 'hero', props: { title: 'Only a title' } },
  { id: 'image', type: 'image', props: { image: { src: '' } } },
  { id: 'registration', type: 'registration', props: {} },
  { id: 'reviews', type: 'reviews', props: { items: [] } },
  { id: 'steps', type: 'steps', props: { items: [] } },
];
