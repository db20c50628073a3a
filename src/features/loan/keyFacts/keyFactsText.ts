import type { KeyFact, KeyFactsPart } from './keyFactsPart';
import type { KeptKeyFacts, PlanLine } from './keyFactsDocument';

const lineOf = ({ name, value }: KeyFact): string => value && `${name}: ${value}`;

const isThere = (text: string): boolean => text !== '';

const partOf = ({ title, words, rows }: KeyFactsPart): readonly string[] => [
  title.toUpperCase(),
  words,
  ...rows.map(lineOf),
];

const planLineOf = ({ title, day, description, amount }: PlanLine): string =>
  [title, day, description, amount].filter(isThere).join(' · ');

/** The same key facts as the file's, as text for where nothing keeps a file: parts with an empty line between. */
export function keyFactsText({ facts, plan, planTitle, total, shown }: KeptKeyFacts): string {
  const { name, received, allIn, costs, rights } = facts;
  const parts = [
    [name, lineOf(received), ...(allIn ? [lineOf(allIn), allIn.note] : [])],
    ...costs.map(partOf),
    plan.length === 0 ? [] : [planTitle.toUpperCase(), ...plan.map(planLineOf), lineOf(total)],
    ...rights.map(partOf),
    [shown],
  ];
  return parts
    .map((lines) => lines.filter(isThere).join('\n'))
    .filter(isThere)
    .join('\n\n');
}
