import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './RichText.module.css';
import { cellTools, listTools, tableTool, type Tool, wordTools } from './tools';

interface ToolbarProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly editor: Editor;
  /** Id of the text. */
  readonly controls: string;
  /** Whether the text or its tools have the focus; else none of them is shown as on. */
  readonly isWritten: boolean;
  readonly onLink: () => void;
}

const lastMoves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys go from button to button, Escape back to the text (WAI-ARIA practices, toolbar). */
function handleKey(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  if (event.key === 'Escape') editor.commands.focus();
  const move = lastMoves[event.key];
  if (!move) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const place = buttons.findIndex((button) => button === event.currentTarget.ownerDocument.activeElement);
  buttons[move(place, buttons.length)]?.focus();
  event.preventDefault();
}

interface ToolState {
  readonly isOn: boolean | undefined;
  readonly isOff: boolean;
}

const stateOf = (editor: Editor, { isOn, isOff }: Tool): ToolState => ({
  isOn: isOn?.(editor),
  isOff: isOff?.(editor) ?? false,
});

const shownTools = (editor: Editor) => ({
  words: wordTools.map((tool) => stateOf(editor, tool)),
  isLink: editor.isActive('link'),
  table: stateOf(editor, tableTool),
  list: listTools.map((tool) => stateOf(editor, tool)),
  cells: editor.isActive('table') ? cellTools.map((tool) => stateOf(editor, tool)) : [],
});

/** What can be done to the words that are selected; what only tables have comes with them. */
export function Toolbar({ ref, editor, controls, isWritten, onLink }: ToolbarProps) {
  const translate = useTranslate();
  const [current, setCurrent] = useState('');
  const shown = useEditorState({ editor, selector: (state) => shownTools(state.editor) });
  const names = [
    ...wordTools.map(({ label }) => label),
    ...listTools.map(({ label }) => label),
    'editorEdit:html.link',
    tableTool.label,
    ...shown.cells.map((_, place) => cellTools[place]?.label),
  ];
  const stop = names.find((name) => name === current) ?? names[0];
  const buttonFor = (tool: Tool, state: ToolState | undefined) => (
    <ToolButton
      key={tool.label}
      tool={tool}
      isOn={state?.isOn && isWritten}
      isOff={state?.isOff ?? false}
      isStop={tool.label === stop}
      onFocus={() => setCurrent(tool.label)}
      onPress={({ detail }) => {
        // By mouse the text keeps the focus, by keyboard the toolbar.
        const chain = detail > 0 ? editor.chain().focus() : editor.chain();
        if (!state?.isOff) tool.run(chain).run();
      }}
    />
  );
  const link: Tool = { label: 'editorEdit:html.link', Icon: Link2, run: (chain) => chain };
  return (
    <div
      ref={ref}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={translate('editorEdit:html.tools')}
      aria-controls={controls}
      onKeyDown={(event) => handleKey(event, editor)}
    >
      {wordTools.map((tool, place) => buttonFor(tool, shown.words[place]))}
      {listTools.map((tool, place) => buttonFor(tool, shown.list[place]))}
      <ToolButton
        tool={link}
        isOn={shown.isLink && isWritten}
        isOff={false}
        isStop={link.label === stop}
        onFocus={() => setCurrent(link.label)}
        onPress={onLink}
      />
      {buttonFor(tableTool, shown.table)}
      {shown.cells.length > 0 && (
        <div className={styles.cells} role="group" aria-label={translate('editorEdit:html.table')}>
          {shown.cells.map((state, place) => cellTools[place] && buttonFor(cellTools[place], state))}
        </div>
      )}
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: Pick<Tool, 'label' | 'Icon'>;
  readonly isOn: boolean | undefined;
  readonly isOff: boolean;
  /** The one that Tab comes to. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: (event: MouseEvent) => void;
}

function ToolButton({ tool: { label, Icon }, isOn, isOff, isStop, onFocus, onPress }: ToolButtonProps) {
  const translate = useTranslate();
  const name = translate(label);
  return (
    <button
      type="button"
      className={joinClasses(styles.tool, !Icon && styles.named)}
      title={Icon && name}
      aria-label={Icon && name}
      aria-pressed={isOn}
      // Stays where arrow keys can reach it, so that nobody loses their place.
      aria-disabled={isOff}
      tabIndex={isStop ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={onPress}
    >
      {Icon ? <Icon size={16} aria-hidden /> : name}
    </button>
  );
}
