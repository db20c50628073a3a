import { useMemo } from 'react';
import type { CommentedBlock } from '../../../generated/editor';
import { recordOf } from '../../../kernel/record';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { usePageJson } from '../model/workspace';
import { Differences } from '../../library/differences/Differences';
import { DataState } from '../../kit/ui/DataState';
import { Dialog } from '../../kit/ui/Dialog';
import { commentedBlock, type ThreadPlace } from './commentsFeature';

interface ChangeDialogProps {
  readonly place: ThreadPlace;
  readonly onClosed: () => void;
}

/** How a block differs from what it was when it was commented on. */
export function ChangeDialog({ place, onClosed }: ChangeDialogProps) {
  const translate = useTranslate();
  const { templateId, threadId } = place;
  const request = useMemo(() => ({ templateId, threadId }), [templateId, threadId]);
  const block = useResource(commentedBlock, request);
  return (
    <Dialog title={translate('editorComments:changeTitle')} isWide onClosed={onClosed}>
      <DataState of={block} rows={3} />
      {block.value && <BlockDifferences block={block.value} />}
    </Dialog>
  );
}

/** As differences of a page that has nothing but the block. */
function BlockDifferences({ block: { before, after } }: { readonly block: CommentedBlock }) {
  const page = recordOf(JSON.parse(usePageJson()) as unknown);
  const pageWith = (json: string | null): string =>
    JSON.stringify({ ...page, blocks: json === null ? [] : [JSON.parse(json) as unknown] });
  return <Differences before={pageWith(before)} after={pageWith(after)} />;
}
