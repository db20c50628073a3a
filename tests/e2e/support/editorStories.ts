import type { HostOptions } from '../../support/host';
import { readJson } from '../../support/shippedTemplates';
import { editorEnvironment } from './EditorPage';
import { everyField, everyFieldId } from './everyField';
import { documentOf, paragraph } from './fixtureDocuments';

interface Shipped {
  readonly blocks: readonly { readonly props: { readonly image?: { readonly src: string } } }[];
}
const picture =
  (readJson('templates/mexico/mx-bienvenida.json') as Shipped).blocks[0]?.props.image?.src ?? '';

/** One for each language, whose stories share a host. */
const typedDocuments = ['typed-en', 'typed-es'].map((id) =>
  documentOf(id, [
    {
      id: 'top',
      type: 'hero',
      props: {
        title: { en: 'Money with {{appName}}', es: 'Dinero con {{appName}}' },
        subtitle: 'In minutes',
        cta: { label: 'Ask now', action: { type: 'link', href: '/PrivacyPolicy' } },
      },
    },
    { id: 'form', type: 'registration', props: { phoneRule: 'mx' } },
    {
      id: 'slides',
      type: 'banner',
      props: { slides: [{ image: { src: picture, alt: 'First' } }] },
    },
    paragraph('words', 'Formatted'),
  ]),
);

const pictured = documentOf(
  'pictured',
  [
    { id: 'photo', type: 'image', props: { image: { src: picture, alt: { en: 'A hand' } } } },
    paragraph('words', 'Below it'),
  ],
  { title: { en: 'Pictured', es: 'Con imagen' } },
);

const headed = documentOf('headed', [
  {
    id: 'top',
    type: 'hero',
    props: { title: 'Money', image: { src: picture, alt: 'A hand', width: 720, height: 320 } },
  },
]);

/** Lists within lists are what leaves no room on a narrow phone. */
export const nested = `${'<ul><li>'.repeat(24)}Deep inside${'</li></ul>'.repeat(24)}`;
const wide = documentOf(
  'wide',
  [paragraph('first', 'Fits'), { id: 'second', type: 'richText', props: { html: nested } }],
  {
    links: { agreement: 'not-there', download: everyFieldId },
  },
);

const title = (id: string): object => ({ id, type: 'hero', props: { title: id } });
const pieces = documentOf('pieces', [
  title('One'),
  title('Two'),
  { id: 'side', type: 'columns', props: { columns: [[title('Left')], []] } },
]);

const formatted = (id: string, html: string): object => ({ id, type: 'richText', props: { html } });
const next = (id: string): object => ({
  id,
  type: 'cta',
  props: { label: `After ${id}`, action: { type: 'link', href: '/PrivacyPolicy' } },
});

const standing = documentOf('standing', [
  formatted(
    'words',
    '<h2>What everybody should know long before they apply here</h2>' +
      '<p>The lender looks at your request and says what it costs before you accept. The contract of a <a href="/agreement">borrowing</a> is first of all an office matter, and final terms differ.</p>' +
      '<ul><li>An answer within a day, and where it is yes the money comes in three days</li><li>Figures</li></ul>',
  ),
  next('one'),
  formatted(
    'grid',
    '<p>Beforehand</p><table><thead><tr><th scope="col">Amount</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><td>Thousand for a while that is long enough to wrap</td><td>100</td></tr></tbody></table>',
  ),
  next('two'),
  {
    id: 'foot',
    type: 'footer',
    props: { html: '<p>Smallprint says who lends, and where <a href="/agreement">somebody</a> listens.</p>' },
  },
]);

const left = documentOf('left', [
  { id: 'top', type: 'hero', props: { title: 'As it was' } },
  paragraph('second', 'Below'),
]);

/** What stories of the edit screen work on, each on pages of its own, on one host a worker. */
export const editorStories: HostOptions = {
  environment: editorEnvironment,
  documents: [...typedDocuments, pictured, headed, everyField, wide, pieces, standing, left],
};
