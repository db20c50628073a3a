import agreement from '../../../schemas/blocks/agreement.schema.json';
import banner from '../../../schemas/blocks/banner.schema.json';
import benefits from '../../../schemas/blocks/benefits.schema.json';
import calculator from '../../../schemas/blocks/calculator.schema.json';
import columns from '../../../schemas/blocks/columns.schema.json';
import countdown from '../../../schemas/blocks/countdown.schema.json';
import cta from '../../../schemas/blocks/cta.schema.json';
import dataGroup from '../../../schemas/blocks/dataGroup.schema.json';
import disclosure from '../../../schemas/blocks/disclosure.schema.json';
import download from '../../../schemas/blocks/download.schema.json';
import faq from '../../../schemas/blocks/faq.schema.json';
import footer from '../../../schemas/blocks/footer.schema.json';
import hero from '../../../schemas/blocks/hero.schema.json';
import image from '../../../schemas/blocks/image.schema.json';
import registration from '../../../schemas/blocks/registration.schema.json';
import reviews from '../../../schemas/blocks/reviews.schema.json';
import richText from '../../../schemas/blocks/richText.schema.json';
import spacer from '../../../schemas/blocks/spacer.schema.json';
import steps from '../../../schemas/blocks/steps.schema.json';
import common from '../../../schemas/common.schema.json';
import block from '../../../schemas/block.schema.json';
import template from '../../../schemas/template.schema.json';
import type { PublishedBlockProps } from '../../generated/blocks';
import { isRecord, recordOf } from '../../kernel/record';

/**
 * Names that a place of a document may hold. `children` leads on: by name, or `*` for the items of a list. No `names`:
 * anything may stand there.
 */
export interface NameTree {
  readonly names?: readonly string[];
  readonly children: Readonly<Record<string, NameTree>>;
}

type Schema = Readonly<Record<string, unknown>>;

const definitions: Schema = common.$defs;
const anything: NameTree = { children: {} };
const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** Conditions nest in themselves and name no place of their own: what their schema refuses is an error already. */
const closed = new Set(['condition']);

function resolve(reference: unknown): Schema | undefined {
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  return closed.has(name) ? undefined : recordOf(definitions[name]);
}

/** A place that may be of several forms knows the names of them all. */
function merge(trees: readonly NameTree[]): NameTree {
  const named = trees.flatMap(({ names }) => names ?? []);
  const children: Record<string, NameTree> = {};
  for (const [name, child] of trees.flatMap((tree) => Object.entries(tree.children))) {
    children[name] = children[name] ? merge([children[name], child]) : child;
  }
  return named.length > 0 ? { names: [...new Set(named)], children } : { children };
}

function treeOf(schema: Schema): NameTree {
  if (schema.$ref !== undefined) return treeOf(resolve(schema.$ref) ?? {});
  const branches = [...listOf(schema.allOf), ...listOf(schema.anyOf), ...listOf(schema.oneOf)].map(treeOf);
  const items: NameTree = isRecord(schema.items) ? { children: { '*': treeOf(schema.items) } } : anything;
  const properties = recordOf(schema.properties);
  const children = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, treeOf(recordOf(child))]),
  );
  const isOpen = Object.keys(properties).length === 0;
  const own: NameTree = isOpen ? anything : { names: Object.keys(properties), children };
  return merge([own, items, ...branches]);
}

const propsSchemas: Readonly<Record<keyof PublishedBlockProps, Schema>> = {
  agreement,
  banner,
  benefits,
  calculator,
  columns,
  countdown,
  cta,
  dataGroup,
  disclosure,
  download,
  faq,
  footer,
  hero,
  image,
  registration,
  reviews,
  richText,
  spacer,
  steps,
};

export const documentNames: NameTree = treeOf(template);
export const blockNames: NameTree = treeOf(block);
export const propNames: ReadonlyMap<string, NameTree> = new Map(
  Object.entries(propsSchemas).map(([type, schema]) => [type, treeOf(schema)]),
);
