import { ActionBar } from '@puckeditor/core';
import { Copy, MessageSquarePlus, Split, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { useCommentActions } from '../comments/useCommenting';
import { useWorkspace } from '../edit/workspace';
import styles from './CanvasActionBar.module.css';
import { useBlockCommands } from './useBlockCommands';
import { useChosenCopy } from '../synced/useCopies';
import { useChosenIds } from './useChosenBlocks';
import { useOffWriting } from './useOffWriting';

interface CanvasActionBarProps {
  /** Name of the block. */
  readonly label?: string;
  /** Puck's button that chooses the block around this one. */
  readonly parentAction: ReactNode;
}

/** Stands at the chosen block on the canvas, and acts on all that are chosen. */
export function CanvasActionBar({ label, parentAction }: CanvasActionBarProps) {
  const translate = useTranslate();
  const { isReadOnly, isSection } = useWorkspace();
  const { size: count } = useChosenIds();
  const { write } = useCommentActions();
  const copy = useChosenCopy();
  const bar = useRef<HTMLDivElement>(null);
  useOffWriting(bar);
  const { duplicate, makeVariant, remove } = useBlockCommands();
  const several = count > 1 ? translate('editorEdit:blocks.several', { count }) : label;
  const name = copy ? translate('editorSynced:unnamed') : several;
  return (
    <div ref={bar} className={styles.bar}>
      <ActionBar>
        <ActionBar.Group>
          {parentAction}
          {name !== undefined && <ActionBar.Label label={name} />}
        </ActionBar.Group>
        {!isSection && (
          <ActionBar.Group>
            <ActionBar.Action label={translate('editorComments:onBlock')} onClick={write}>
              <MessageSquarePlus size={16} aria-hidden />
            </ActionBar.Action>
          </ActionBar.Group>
        )}
        {!isReadOnly && (
          <ActionBar.Group>
            <ActionBar.Action label={translate('editorEdit:block.double')} onClick={duplicate}>
              <Copy size={16} aria-hidden />
            </ActionBar.Action>
            {!copy && !isSection && (
              <ActionBar.Action label={translate('editorEdit:experiment.make')} onClick={makeVariant}>
                <Split size={16} aria-hidden />
              </ActionBar.Action>
            )}
            <ActionBar.Action label={translate('editorEdit:block.remove')} onClick={remove}>
              <Trash2 size={16} aria-hidden />
            </ActionBar.Action>
          </ActionBar.Group>
        )}
      </ActionBar>
    </div>
  );
}
