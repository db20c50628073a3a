/** A change of a text field: what it showed before, what it holds now, and where the caret stands in that. */
export interface TextEdit {
  readonly before: string;
  readonly value: string;
  readonly caret: number;
  /** A key deleted what stood after the caret. */
  readonly isDeletingAhead: boolean;
}

/** Where in the text the change begins: all before it stood there already. */
export function changeStart({ before, value, caret }: TextEdit): number {
  const after = value.slice(caret);
  const most = before.endsWith(after) ? Math.min(caret, before.length - after.length) : 0;
  let start = 0;
  while (start < most && before[start] === value[start]) start += 1;
  return start;
}

/** What was typed, pasted or filled in; empty where something was deleted. */
export const insertedText = (edit: TextEdit): string => edit.value.slice(changeStart(edit), edit.caret);
