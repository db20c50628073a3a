import type { Condition } from '../../generated/template';
import { locales } from '../../kernel/locale';
import type { CheckedBlock } from './checkBlock';
import { canHold } from './conditionOutcomes';
import type { Subject } from './subject';

/** What blocks ask of a visitor, as a condition; the visitors together are all there are. */
const kinds: readonly (readonly [string, readonly (string | number | boolean)[]])[] = [
  ['clientType', ['ios', 'android']],
  ['languageType', [1, 2]],
  ['registered', [true, false]],
];

const visitors: readonly Condition[] = kinds.reduce<readonly Condition[]>(
  (all, [field, values]) =>
    all.flatMap((visitor) => values.map((value) => ({ all: [visitor, { field, op: 'eq', value }] }))),
  [{ all: [] }],
);

const isWithin = (path: string, block: string): boolean => path === block || path.startsWith(`${block}/`);

const hiddenBy = (visitor: Condition, { envelope: { visibleWhen } }: CheckedBlock): boolean =>
  visibleWhen !== undefined && !canHold({ all: [visitor, visibleWhen] });

interface Weighed {
  readonly path: string;
  readonly bytes: number | undefined;
}

const sum = (pictures: readonly Weighed[]): number =>
  pictures.reduce((total, { bytes = 0 }) => total + bytes, 0);

const within = <Picture extends Weighed>(pictures: readonly Picture[], blocks: readonly CheckedBlock[]) =>
  pictures.filter((picture) => blocks.some(({ path }) => isWithin(picture.path, path)));

/** The blocks of the other groups: of each experiment the visitor gets one group, here that with the heaviest pictures. */
function otherGroups(blocks: readonly CheckedBlock[], pictures: readonly Weighed[]): readonly CheckedBlock[] {
  const experiments = new Map<string, Map<string, CheckedBlock[]>>();
  for (const block of blocks) {
    const { variant } = block.envelope;
    if (!variant) continue;
    const groups = experiments.get(variant.experiment) ?? new Map<string, CheckedBlock[]>();
    groups.set(variant.group, [...(groups.get(variant.group) ?? []), block]);
    experiments.set(variant.experiment, groups);
  }
  return [...experiments.values()].flatMap((groups) =>
    [...groups.values()]
      .map((group) => ({ group, bytes: sum(within(pictures, group)) }))
      .sort((one, other) => other.bytes - one.bytes)
      .slice(1)
      .flatMap(({ group }) => group),
  );
}

export interface OneVisit<Picture> {
  readonly pictures: readonly Picture[];
  /** JSON Pointer of the first block of the page; undefined: none. */
  readonly firstBlock: string | undefined;
}

const isOfPage = ({ path }: CheckedBlock): boolean => /^\/blocks\/\d+$/.test(path);

function visitOf<Picture extends Weighed>(
  { blocks }: Subject,
  pictures: readonly Picture[],
  visitor: Condition,
): OneVisit<Picture> {
  const unmet = blocks.filter((block) => hiddenBy(visitor, block));
  const met = blocks.filter(({ path }) => !unmet.some((block) => isWithin(path, block.path)));
  const unseen = [...unmet, ...otherGroups(met, pictures)];
  const isSeen = ({ path }: { readonly path: string }): boolean =>
    !unseen.some((block) => isWithin(path, block.path));
  return {
    pictures: pictures.filter(isSeen),
    firstBlock: blocks.find((block) => isOfPage(block) && isSeen(block))?.path,
  };
}

const isForSome = ({ envelope }: CheckedBlock): boolean =>
  envelope.visibleWhen !== undefined || envelope.variant !== undefined;

/** What the visitor loads who loads most: the pictures of one group of each experiment, and of blocks that can be met together. */
export function heaviestVisit<Picture extends Weighed>(
  subject: Subject,
  pictures: readonly Picture[],
): OneVisit<Picture> {
  const each = subject.blocks.some(isForSome) ? visitors : [{ all: [] }];
  return each
    .map((visitor) => visitOf(subject, pictures, visitor))
    .reduce((most, visit) => (sum(visit.pictures) > sum(most.pictures) ? visit : most));
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength;

/** Bytes of a document's JSON in the language that has most of it: of each text a visitor gets one language. */
export function bytesInOneLanguage({ document, texts }: Subject): number {
  const translated = texts.flatMap(({ value }) => (typeof value === 'string' ? [] : [value]));
  const rest = translated.reduce((bytes, text) => bytes - bytesOf(text), bytesOf(document));
  return Math.max(
    ...locales.map((language) =>
      translated.reduce(
        (bytes, text) => bytes + bytesOf(text[language] ?? text[document.locale] ?? ''),
        rest,
      ),
    ),
  );
}
