import type { RuleStanding, ShownParameters } from './templateCheck';
import type { Severity } from './ruleTable';

/** A finding as the checks make it, or as a host sends it. */
export interface SaidFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly standing?: RuleStanding;
  readonly message: string;
}

/** One thing to mend, in as many places as it was found. */
export interface FindingLine<Found extends SaidFinding> {
  /** Severity, rule and standing are those of all of them. */
  readonly first: Found;
  /** At least one, in the order in which they were found. */
  readonly findings: readonly Found[];
  /** What its text says: where the places differ in one word, all of these. */
  readonly parameters: ShownParameters;
}

/** Words of the page and its languages: found elsewhere, the same thing is said of another one. */
const wordsOfPlaces: readonly string[] = ['claim', 'label', 'language', 'said', 'sample', 'text', 'word'];

type Entry = readonly [name: string, value: unknown];

const isWord = ([name, value]: Entry): boolean => typeof value === 'string' && wordsOfPlaces.includes(name);

const entriesOf = ({ parameters }: SaidFinding): readonly Entry[] => Object.entries(parameters);

function collect<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** What two findings of one thing have in common: all but the words of their places. */
const thingOf = (finding: SaidFinding): string =>
  JSON.stringify([
    finding.rule,
    finding.severity,
    finding.standing ?? null,
    entriesOf(finding).filter((entry) => !isWord(entry)),
  ]);

const wordsOf = (finding: SaidFinding): string => JSON.stringify(entriesOf(finding).filter(isWord));

/** The names of the words in which findings differ. */
const differing = (findings: readonly SaidFinding[]): readonly string[] =>
  wordsOfPlaces.filter((name) => new Set(findings.map(({ parameters }) => parameters[name])).size > 1);

/** Strings and numbers are all that rules say. */
const isPlain = (entry: Entry): entry is readonly [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Every word by which they are known, each once. */
const wordsNamed = (name: string, findings: readonly SaidFinding[]): readonly string[] => [
  ...new Set(
    findings.flatMap(({ parameters: { [name]: word } }) => (typeof word === 'string' ? [word] : [])),
  ),
];

function lineOf<Found extends SaidFinding>(findings: readonly [Found, ...Found[]]): FindingLine<Found> {
  const [first] = findings;
  const listed = differing(findings).map((name) => [name, wordsNamed(name, findings)] as const);
  const parameters: ShownParameters = Object.fromEntries<string | number | readonly string[]>([
    ...entriesOf(first).filter(isPlain),
    ...listed,
  ]);
  return { first, findings, parameters };
}

const isFilled = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0;

/**
 * Findings as people read them: one line for one thing, however many languages, variants and blocks it stands in. Those
 * that differ in one word of the page are one thing; those that differ in more, or in a figure, are told apart.
 */
export function findingLines<Found extends SaidFinding>(
  findings: readonly Found[],
): readonly FindingLine<Found>[] {
  return collect(findings, thingOf)
    .flatMap((alike) => (differing(alike).length > 1 ? collect(alike, wordsOf) : [alike]))
    .filter(isFilled)
    .map(lineOf);
}

/** How much there is to mend, in lines. */
export function countLines(findings: readonly SaidFinding[]): {
  readonly errors: number;
  readonly warnings: number;
} {
  const lines = findingLines(findings);
  const errors = lines.filter(({ first }) => first.severity === 'error').length;
  return { errors, warnings: lines.length - errors };
}
