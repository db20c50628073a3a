import { blockSamples } from '../../src/blocks/blockFacts';
import { blockValidators } from '../../src/generated/blockValidators';
import { limits } from '../../src/template/limits';

type Json = unknown;

const isHolder = (value: Json): value is Record<string, Json> | Json[] =>
  typeof value === 'object' && value !== null;

/** A copy of a value with every text in it given by `give`, which is told the text's JSON Pointer. */
function mapTexts(value: Json, give: (old: string, pointer: string) => string, pointer = ''): Json {
  if (typeof value === 'string') return give(value, pointer);
  if (Array.isArray(value))
    return value.map((item, position) => mapTexts(item, give, `${pointer}/${position}`));
  if (!isHolder(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapTexts(child, give, `${pointer}/${key}`)]),
  );
}

/** Two of each list say as much as twelve. */
function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (!isHolder(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === 'fields' ? child : shortened(child)]),
  );
}

interface Sample {
  readonly type: string;
  readonly props: Json;
}

/** Every kind of address and parameter that an action can have. */
const actions: readonly Json[] = [
  { type: 'link', href: 'x' },
  { type: 'native', page: 'x', param: { name: 'x' } },
  { type: 'call', phone: 'x' },
  { type: 'scrollTo', block: 'x' },
];

/** Each type of block with all its props set, and controls with each kind of action. */
const samples: readonly Sample[] = Object.entries(blockSamples)
  .filter(([type]) => type !== 'columns')
  .map(([type, { full }]): Sample => ({ type, props: shortened(full) }))
  .concat(actions.map((action) => ({ type: 'cta', props: { label: 'x', action } })))
  .concat({ type: 'banner', props: { slides: [{ image: { src: 'x', alt: 'x' }, action: actions[0] }] } })
  .concat({
    type: 'image',
    props: {
      image: {
        src: '/pictures/a.webp',
        alt: 'x',
        width: 9,
        height: 9,
        sources: [{ src: 'x', width: 9, type: 'image/webp' }],
      },
      action: actions[0],
    },
  });

const parts = (pointer: string): readonly string[] => pointer.split('/').slice(1);

/** Props with the payload in every text that the schema lets it stand in, and in how many of them that was. */
function fill({ type, props }: Sample, payload: string): { readonly props: Json; readonly sinks: number } {
  const validate = blockValidators[type];
  if (!validate) throw new Error(`There is no block ${type}`);
  const kept = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    let sinks = 0;
    const filled = mapTexts(props, (old, pointer) => {
      if ([...kept].some((each) => pointer === each || pointer.startsWith(`${each}/`))) return old;
      sinks += 1;
      return payload;
    });
    if (validate(filled)) return { props: filled, sinks };
    const paths = (validate.errors ?? [])
      .map(({ instancePath }) => instancePath)
      .filter((path) => path !== '' && !kept.has(path));
    // A choice of shapes fails as a whole: its discriminating text is what has to stay.
    for (const path of paths) kept.add(parts(path).at(-1) === 'action' ? `${path}/type` : path);
    if (paths.length === 0) break;
  }
  return { props, sinks: 0 };
}

export interface PayloadDocument {
  readonly id: string;
  readonly text: string;
  readonly blocks: number;
  /** How many texts of blocks and of the document hold a payload. */
  readonly sinks: number;
}

const mostBytes = limits.documentBytes * 0.9;

/** Templates with every payload in every text of every block, as few documents as `blocksEach` blocks a page allow. */
export function payloadDocuments(
  payloads: readonly string[],
  prefix: string,
  blocksEach: number,
): readonly PayloadDocument[] {
  const documents: PayloadDocument[] = [];
  let blocks: Json[] = [];
  let sinks = 0;
  let bytes = 0;
  let payloadOfPage = '';
  const finish = () => {
    if (blocks.length === 0) return;
    const id = `${prefix}-${documents.length}`;
    const theme = { background: payloadOfPage, text: `#222222${payloadOfPage}`, accent: payloadOfPage };
    const shareImage = { src: payloadOfPage.slice(0, 2_000) || 'x', alt: payloadOfPage };
    const text = JSON.stringify({
      schemaVersion: 1,
      id,
      kind: 'landing',
      locale: 'en',
      name: 'x',
      title: payloadOfPage,
      description: payloadOfPage,
      theme,
      shareImage,
      blocks,
    });
    documents.push({ id, text, blocks: blocks.length, sinks: sinks + 7 });
    blocks = [];
    sinks = 0;
    bytes = 0;
  };
  for (const payload of payloads) {
    payloadOfPage = payload;
    for (const sample of samples) {
      const filled = fill(sample, payload);
      const block = { id: `b${blocks.length}`, type: sample.type, props: filled.props };
      blocks.push(block);
      sinks += filled.sinks;
      bytes += JSON.stringify(block).length * 1.2;
    }
    if (blocks.length + samples.length > blocksEach || bytes > mostBytes) finish();
  }
  finish();
  return documents;
}
