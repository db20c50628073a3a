import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Table,
} from 'lucide-react';
import type { TextKey } from '../../../texts/textKey';

/** A button over the text. */
export interface Tool {
  readonly label: TextKey;
  /** Absent: its name stands on it. */
  readonly Icon?: LucideIcon;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Absent: it is never on. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Absent: it always does something. */
  readonly isOff?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, label: TextKey, Icon: LucideIcon): Tool => ({
  label,
  Icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const cannot = (run: Tool['run']) => (editor: Editor) => !run(editor.can().chain()).run();

const inPlace = (label: TextKey, run: Tool['run']): Tool => ({
  label,
  run,
  isOff: cannot(run),
});

/** In the order of the toolbar, by groups; those of lists follow, a link and a table. */
export const wordTools: readonly Tool[] = [
  heading(2, 'editorEdit:html.heading', Heading2),
  heading(3, 'editorEdit:html.subheading', Heading3),
  heading(4, 'editorEdit:html.smallHeading', Heading4),
  {
    label: 'editorEdit:html.bold',
    Icon: Bold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'editorEdit:html.italic',
    Icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'editorEdit:html.list',
    Icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'editorEdit:html.numbers',
    Icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

export const tableTool: Tool = {
  label: 'editorEdit:html.table',
  Icon: Table,
  run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  // A table in a cell has no room on a phone.
  isOff: (editor) => editor.isActive('table'),
};

const inList = (label: TextKey, Icon: LucideIcon, run: Tool['run']): Tool => ({
  label,
  Icon,
  run,
  isOff: (editor) => !editor.isActive('listItem') || cannot(run)(editor),
});

/** Always there, so that the toolbar keeps its height; off outside lists. */
export const listTools: readonly Tool[] = [
  inList('editorEdit:html.indent', IndentIncrease, (chain) => chain.sinkListItem('listItem')),
  inList('editorEdit:html.outdent', IndentDecrease, (chain) => chain.liftListItem('listItem')),
];

/** Only within a table. */
export const cellTools: readonly Tool[] = [
  inPlace('editorEdit:html.addRow', (chain) => chain.addRowAfter()),
  inPlace('editorEdit:html.removeRow', (chain) => chain.deleteRow()),
  inPlace('editorEdit:html.addColumn', (chain) => chain.addColumnAfter()),
  inPlace('editorEdit:html.removeColumn', (chain) => chain.deleteColumn()),
  inPlace('editorEdit:html.headRow', (chain) => chain.toggleHeaderRow()),
  inPlace('editorEdit:html.removeTable', (chain) => chain.deleteTable()),
];
