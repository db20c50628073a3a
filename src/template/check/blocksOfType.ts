import type { PublishedBlockProps } from '../../generated/blocks';
import type { CheckedBlock } from './checkBlock';

export interface PlacedProps<Type extends keyof PublishedBlockProps> {
  readonly props: PublishedBlockProps[Type];
  /** JSON Pointer of the block. */
  readonly path: string;
  readonly id: string;
}

/** The props of every block of one type. They have been validated against the schema of that type. */
export function blocksOfType<Type extends keyof PublishedBlockProps>(
  blocks: readonly CheckedBlock[],
  type: Type,
): readonly PlacedProps<Type>[] {
  return blocks.flatMap(({ envelope, path }) =>
    envelope.type === type
      ? [{ props: envelope.props as PublishedBlockProps[Type], path, id: envelope.id }]
      : [],
  );
}
