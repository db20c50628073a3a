import type { CheckedBlock } from '../checkBlock';
import { canHold } from '../conditionOutcomes';
import type { Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import { hasOffset, momentOf } from '../../../kernel/date';
import { comparisonsOf } from '../../condition';

interface Group {
  readonly name: string;
  readonly blocks: readonly CheckedBlock[];
}

interface Experiment {
  readonly name: string;
  readonly groups: readonly Group[];
}

const weightOf = ({ envelope }: CheckedBlock): number => envelope.variant?.weight ?? 0;
const weightPath = (block: CheckedBlock | undefined): string => `${block?.path ?? ''}/variant/weight`;

function experimentsIn(blocks: readonly CheckedBlock[]): Experiment[] {
  const byName = new Map<string, Map<string, CheckedBlock[]>>();
  for (const block of blocks) {
    const { variant } = block.envelope;
    if (!variant) continue;
    const groups = byName.get(variant.experiment) ?? new Map<string, CheckedBlock[]>();
    const list = groups.get(variant.group) ?? [];
    list.push(block);
    groups.set(variant.group, list);
    byName.set(variant.experiment, groups);
  }
  return [...byName].map(([name, groups]) => ({
    name,
    groups: [...groups].map(([group, list]) => ({ name: group, blocks: list })),
  }));
}

/** A group's weight is that of its first block (contract §8), so another weight on a later one says something untrue. */
function differingWeights({ name }: Experiment, group: Group): Finding[] {
  const [first, ...others] = group.blocks;
  const weight = first ? weightOf(first) : 0;
  return others
    .filter((block) => weightOf(block) !== weight)
    .map((block) =>
      found('weightsDiffer', weightPath(block), { experiment: name, group: group.name, weight }),
    );
}

const isNeverShown = ({ envelope: { visibleWhen } }: CheckedBlock, now: number | undefined): boolean =>
  visibleWhen !== undefined && !canHold(visibleWhen, now);

function checkShares({ name, groups }: Experiment): Finding[] {
  const first = groups[0]?.blocks[0];
  const sum = groups.reduce((total, { blocks: [block] }) => total + (block ? weightOf(block) : 0), 0);
  if (sum === 0) return [found('experimentUnseen', weightPath(first), { experiment: name })];
  // Shares may be written in percent or as fractions of one; anything else is likely a slip.
  const addsUp = [1, 100].some((whole) => Math.abs(sum - whole) < 1e-6);
  return addsUp || groups.length === 1
    ? []
    : [found('weightsDoNotAddUp', weightPath(first), { experiment: name, sum })];
}

/** Experiments that compare nothing, or whose shares are not what they seem. */
export const experiments: Rule = ({ blocks }, { now }) =>
  experimentsIn(blocks).flatMap((experiment): Finding[] => {
    const { name, groups } = experiment;
    const first = groups[0]?.blocks[0];
    return [
      ...checkShares(experiment),
      ...(groups.length === 1
        ? [found('oneArmedExperiment', `${first?.path ?? ''}/variant`, { experiment: name })]
        : []),
      ...groups.flatMap((group) => differingWeights(experiment, group)),
      ...groups
        .filter((group) => group.blocks.every((block) => isNeverShown(block, now)))
        .map((group) =>
          found('groupNeverShown', `${group.blocks[0]?.path ?? ''}/visibleWhen`, {
            experiment: name,
            group: group.name,
          }),
        ),
    ];
  });

function wrongDates({ envelope: { visibleWhen }, path }: CheckedBlock): Finding[] {
  const dates = visibleWhen
    ? comparisonsOf(visibleWhen).filter(({ field, op }) => field === 'now' && op !== 'exists')
    : [];
  return dates
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .map(String)
    .filter((date) => !hasOffset(date))
    .map((date) =>
      found(Number.isNaN(momentOf(date)) ? 'notADate' : 'dateWithoutOffset', `${path}/visibleWhen`, { date }),
    );
}

/** Blocks that no visitor sees: their condition contradicts itself, or its time is over. */
export const conditions: Rule = ({ blocks }, { now }) =>
  blocks.flatMap((block): Finding[] => {
    const { visibleWhen } = block.envelope;
    if (!visibleWhen) return [];
    const place = `${block.path}/visibleWhen`;
    const dates = wrongDates(block);
    if (dates.length > 0) return dates;
    if (!canHold(visibleWhen)) return [found('conditionNeverHolds', place)];
    return now !== undefined && !canHold(visibleWhen, now) ? [found('conditionOver', place)] : [];
  });
