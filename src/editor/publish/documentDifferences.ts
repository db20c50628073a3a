import { blockTypes } from '../../generated/blocks';
import { blockFields, pageFields } from '../../generated/fieldSchemas';
import type { Translate } from '../../texts/textKey';
import { recordOf } from '../../kernel/record';
import { summaryOfProps } from '../fields/summaryOf';
import { blocksInOrder, type PlacedDifferenceBlock } from './blocksById';
import { FieldDifferences } from './fieldDifferences';
import { movedIds } from './movedIds';

/** What differs about one block, or about the page itself. */
export interface Difference {
  readonly key: string;
  readonly kind: 'page' | 'added' | 'removed' | 'moved' | 'changed';
  readonly title: string;
  readonly lines: readonly string[];
}

const pageSchemas = pageFields.filter(({ key }) => key !== 'blocks');

class Comparison {
  constructor(private readonly translate: Translate) {}

  page(before: object, after: object): Difference[] {
    const found = new FieldDifferences(this.translate);
    // A page that is new has them too, and they tell its readers nothing.
    const isNew = !('id' in before);
    const unsaid = { blocks: undefined, ...(isNew && { id: undefined, schemaVersion: undefined }) };
    found.fields(pageSchemas, { ...before, ...unsaid }, { ...after, ...unsaid });
    if (found.lines.length === 0) return [];
    return [
      { key: 'page', kind: 'page', title: this.translate('editorEdit:difference.page'), lines: found.lines },
    ];
  }

  of(
    block: PlacedDifferenceBlock,
    kind: 'added' | 'removed' | 'moved' | 'changed',
    lines: readonly string[] = [],
  ): Difference {
    const title = this.translate(`editorEdit:difference.${kind}`, { block: this.name(block) });
    return { key: `${kind} ${block.id}`, kind, title, lines };
  }

  changed(before: PlacedDifferenceBlock, after: PlacedDifferenceBlock): Difference[] {
    const found = new FieldDifferences(this.translate);
    const type = blockTypes.find((each) => each === after.type);
    const {
      id: _id,
      type: oldType,
      props: oldProps,
      visibleWhen: oldCondition,
      variant: oldVariant,
      ...oldRest
    } = before.raw;
    const { id: _ownId, type: newType, props, visibleWhen, variant, ...rest } = after.raw;
    found.value(undefined, oldType, newType, this.translate('editorFields:label.template_kind'));
    found.fields(type ? blockFields[type] : [], oldProps, props);
    found.value(undefined, oldCondition, visibleWhen, this.translate('editorEdit:difference.condition'));
    found.value(undefined, oldVariant, variant, this.translate('editorEdit:difference.experiment'));
    found.fields([], oldRest, rest);
    return found.lines.length === 0 ? [] : [this.of(after, 'changed', found.lines)];
  }

  private name({ type, raw, id }: PlacedDifferenceBlock): string {
    const known = blockTypes.find((each) => each === type);
    const label = known ? this.translate(`editorFields:block.${known}`) : type;
    const words = summaryOfProps(raw.props, 'es', 'en') || id;
    return `${label} “${words}”`;
  }
}

/** How one document differs from another in the words of the editor: the page, then block by block in the new order. */
export function differences(before: unknown, after: unknown, translate: Translate): readonly Difference[] {
  const comparison = new Comparison(translate);
  const [old, fresh] = [recordOf(before), recordOf(after)];
  const oldBlocks = new Map(blocksInOrder(old.blocks).map((block) => [block.id, block]));
  const newBlocks = blocksInOrder(fresh.blocks);
  const newIds = new Set(newBlocks.map(({ id }) => id));
  const common = newBlocks.filter(({ id }) => oldBlocks.has(id));
  const moved = new Set(
    movedIds(
      [...oldBlocks.keys()].filter((id) => newIds.has(id)),
      common.map(({ id }) => id),
    ),
  );
  const ofBlocks = newBlocks.flatMap((block) => {
    const known = oldBlocks.get(block.id);
    if (!known) return [comparison.of(block, 'added')];
    const isMoved = moved.has(block.id) || known.holder !== block.holder;
    return [...(isMoved ? [comparison.of(block, 'moved')] : []), ...comparison.changed(known, block)];
  });
  const removed = [...oldBlocks.values()]
    .filter(({ id }) => !newIds.has(id))
    .map((block) => comparison.of(block, 'removed'));
  return [...comparison.page(old, fresh), ...ofBlocks, ...removed];
}
