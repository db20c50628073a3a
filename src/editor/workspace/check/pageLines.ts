import { escapeSegment, segmentsOf } from '../../../kernel/jsonPointer';
import { type Locale, locales } from '../../../kernel/locale';
import { type FindingLine, findingLines } from '../../../template/check/findingLines';
import type { AnyFinding } from './lineText';
import { isOfPage, fixLocation, fixLanguage } from './fixLocation';

/** Where a choice of a place leads. */
export interface Goal {
  /** JSON Pointer of what has to be changed. */
  readonly path: string;
  /** Undefined: none in particular. */
  readonly language: Locale | undefined;
}

/** A field where something is to be mended, in as many languages as it was found in. */
export interface LinePlace {
  /** Id of the block; undefined: the page. */
  readonly block: string | undefined;
  /** JSON Pointer of the field. */
  readonly path: string;
  /** At least one. */
  readonly goals: readonly [Goal, ...Goal[]];
}

/** One thing to mend, with its places in the order of the page. */
export interface PageLine {
  readonly line: FindingLine<AnyFinding>;
  readonly places: readonly LinePlace[];
}

/** A text in one language is a place of the field that has all of them. */
function fieldOf(path: string): string {
  const segments = segmentsOf(path);
  const isOfLanguage = locales.some((locale) => locale === segments.at(-1));
  return (isOfLanguage ? segments.slice(0, -1) : segments)
    .map((segment) => `/${escapeSegment(segment)}`)
    .join('');
}

function placesOf(findings: readonly AnyFinding[], known: ReadonlySet<string>): readonly LinePlace[] {
  const places = new Map<string, LinePlace>();
  for (const finding of findings) {
    const path = fixLocation(finding);
    const goal: Goal = { path, language: fixLanguage(finding) };
    const { block } = finding;
    const owner = block !== undefined && known.has(block) && !isOfPage(finding) ? block : undefined;
    const field = fieldOf(path);
    const key = `${owner ?? ''} ${field}`;
    const goals = places.get(key)?.goals;
    const isKnown = goals?.some((each) => each.path === path && each.language === goal.language) === true;
    if (!isKnown) places.set(key, { block: owner, path: field, goals: goals ? [...goals, goal] : [goal] });
  }
  return [...places.values()];
}

/**
 * Findings as lines about a page: what keeps it from being published first, then in the order of the page, which itself
 * comes before its blocks. What belongs to a block that the page has not (any more) is the page's own.
 * @param order ids of the page's blocks
 */
export function pageLines(findings: readonly AnyFinding[], order: readonly string[]): readonly PageLine[] {
  const known = new Set(order);
  const ids = [...known];
  const rankOf = ({ block }: LinePlace): number => (block === undefined ? -1 : ids.indexOf(block));
  const byPlace = (one: LinePlace, other: LinePlace): number => rankOf(one) - rankOf(other);
  const errorRank = ({ line }: PageLine): number => (line.first.severity === 'error' ? 0 : 1);
  const firstRank = ({ places }: PageLine): number => Math.min(...places.map(rankOf));
  return findingLines(findings)
    .map((line): PageLine => ({ line, places: placesOf(line.findings, known).toSorted(byPlace) }))
    .toSorted((one, other) => errorRank(one) - errorRank(other) || firstRank(one) - firstRank(other));
}
