import { answer } from '../../support/faultyServer';
import { readJson } from '../../support/shippedTemplates';
import type { Fault } from './faults';

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

type Place = readonly (string | number)[];

const definitions = (
  readJson('schemas/loan.schema.json') as { readonly $defs: Readonly<Record<string, Schema>> }
).$defs;

/** Every place that a schema names; of a list its first item. */
function placesOf(schema: Schema, place: Place): Place[] {
  const { $ref, anyOf, properties, items } = schema;
  if ($ref) return placesOf(definitions[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, place);
  const own = Object.entries(properties ?? {}).flatMap(([name, child]) => [
    [...place, name],
    ...placesOf(child, [...place, name]),
  ]);
  const first = items ? [[...place, 0], ...placesOf(items, [...place, 0])] : [];
  return [...own, ...first, ...(anyOf ?? []).flatMap((choice) => placesOf(choice, place))];
}

const absent = Symbol('absent');
const values: readonly (readonly [string, unknown])[] = [
  ['absent', absent],
  ['null', null],
  ['a text', 'x'],
  ['a number', -7.5],
  ['true', true],
  ['a list', [{}]],
  ['an object', { a: 1 }],
];

/** A copy with another value at one place; unchanged where the place is not there. */
function changed(target: unknown, [head, ...rest]: Place, value: unknown): unknown {
  if (head === undefined) return value;
  if (Array.isArray(target))
    return (target as unknown[]).map((item, position) =>
      position === head ? changed(item, rest, value) : item,
    );
  if (typeof target !== 'object' || target === null) return target;
  const entries = Object.entries({ ...target, ...(head in target ? {} : { [head]: undefined }) });
  const next = entries.map(([name, child]): [string, unknown] => [
    name,
    name === head ? changed(child, rest, value) : child,
  ]);
  return Object.fromEntries(next.filter(([, child]) => child !== absent));
}

const envelopePlaces: readonly Place[] = [['code'], ['message'], ['data'], ['success']];

/** Each field of a reply, and of the envelope around it, absent, null and of every type. */
export function fieldFaults(schema: string | undefined): Fault[] {
  const own = schema ? placesOf(readJson(`schemas/replies/${schema}.schema.json`) as Schema, ['data']) : [];
  const places = [...new Map([...envelopePlaces, ...own].map((place) => [place.join('/'), place])).values()];
  return places.flatMap((place) =>
    values.map(
      ([name, value]) =>
        ({
          name: `${place.join('/')} ${name}`,
          strike: (response, good) => answer(response, changed(good, place, value)),
        }) satisfies Fault,
    ),
  );
}
