import { type EditorItem, useEditorPuck } from '../puck/editorData';
/** The block that is chosen in the canvas; null: the page itself. Puck's items are what `toPuck` and `defaultProps` made. */
export const useChosenItem = (): EditorItem | null => useEditorPuck(({ selectedItem }) => selectedItem);
