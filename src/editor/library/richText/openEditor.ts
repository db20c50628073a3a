import { Extension, type Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { AddressRules } from '../../../template/address';
import { richTextExtensions } from './richTextExtensions';

const endsInWords = (document: Node): boolean => document.lastChild?.isTextblock === true;

/** Below a table or list at the end there is room to go on; an empty line is not written. */
function addRoom(_: readonly Transaction[], __: EditorState, { doc, schema, tr }: EditorState) {
  const line = endsInWords(doc) ? undefined : schema.nodes.paragraph?.create();
  return line && tr.insert(doc.content.size, line).setMeta('preventUpdate', true);
}

/** Marks the room in which nobody writes: on the canvas it takes none, so that the page stands as visitors get it. */
function markRoom({ doc, selection }: EditorState): DecorationSet | undefined {
  const { lastChild, childCount, content } = doc;
  const isRoom = lastChild?.isTextblock === true && lastChild.childCount === 0 && childCount > 1;
  if (!isRoom || doc.child(childCount - 2).isTextblock) return undefined;
  const start = content.size - lastChild.nodeSize;
  if (selection.to > start) return undefined;
  return DecorationSet.create(doc, [Decoration.node(start, content.size, { 'data-room': '' })]);
}

const RoomBelow = Extension.create({
  name: 'roomBelow',
  addProseMirrorPlugins: () => [new Plugin({ appendTransaction: addRoom, props: { decorations: markRoom } })],
});

/** What the visual editor holds, and what only matters while somebody writes. */
export const editorExtensions = (rules: AddressRules): Extensions => [
  ...richTextExtensions(rules),
  RoomBelow,
];

/** A document with the room below it that it has while it is edited. */
export function withRoom(document: Node): Node {
  const line = endsInWords(document) ? undefined : document.type.schema.nodes.paragraph?.create();
  return line ? document.copy(document.content.addToEnd(line)) : document;
}

/** Shows another state, such as after an undo: only what differs is replaced, and the cursor goes there. */
export function showDocument(view: EditorView, next: Node): void {
  const { doc, tr } = view.state;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [own, theirs] = [end.a + overlap, end.b + overlap];
  tr.replace(start, own, next.slice(start, theirs));
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(theirs, tr.doc.content.size)), -1));
  view.dispatch(tr.setMeta('preventUpdate', true));
}
