import type { JourneyBlock, JourneyField, StatisticsJourney } from '../../../../generated/editor';
import { type JourneyFact, isBlockFact, journeyFacts } from '../../../../contract/journey';
import { groupNames } from '../../../../template/documentExperiments';
import { otherLabel } from '../../../store/tables/operationTables';
import type { CountedFact } from './countReader';

type Counts = Map<string, Partial<Record<JourneyFact, number>>>;

const factOf = (kind: string): JourneyFact | undefined => journeyFacts.find((fact) => fact === kind);

function countsOf(facts: readonly CountedFact[], isAboutBlocks: boolean): Counts {
  const counts: Counts = new Map();
  for (const { kind, label, count } of facts) {
    const fact = factOf(kind);
    if (!fact || isBlockFact(fact) !== isAboutBlocks || label === otherLabel) continue;
    const known = counts.get(label) ?? {};
    counts.set(label, { ...known, [fact]: (known[fact] ?? 0) + count });
  }
  return counts;
}

function journeyOf(group: string | null, facts: readonly CountedFact[]): StatisticsJourney {
  const told = facts.reduce((sum, { kind, count }) => sum + (kind === 'told' ? count : 0), 0);
  const blocks = [...countsOf(facts, true)].map(([blockId, { reached = 0, tapped = 0 }]): JourneyBlock => ({
    blockId,
    reached,
    tapped,
  }));
  const fields = [...countsOf(facts, false)].map(
    ([field, { seen = 0, touched = 0, filled = 0, refused = 0 }]): JourneyField => ({
      field,
      seen,
      touched,
      filled,
      refused,
    }),
  );
  return { group, told, blocks, fields };
}

/** Where visits stop: of everybody, then by group. A visitor belongs to a group in each experiment at once. */
export function journeysOf(facts: readonly CountedFact[]): StatisticsJourney[] {
  if (facts.length === 0) return [];
  const namesOf = ({ variant }: CountedFact): readonly string[] => groupNames(variant);
  const groups = [...new Set(facts.flatMap(namesOf))].sort();
  return [
    journeyOf(null, facts),
    ...groups.map((group) =>
      journeyOf(
        group,
        facts.filter((fact) => namesOf(fact).includes(group)),
      ),
    ),
  ];
}
