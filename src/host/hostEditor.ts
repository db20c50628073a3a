import type { FastifyInstance } from 'fastify';
import { createAnonymousBudgets } from './editor/door/admission/anonymousBudget';
import type { Editor } from './editor/editor';
import { registerClosedEditor, registerEditor, type EditorOptions } from './editor/registerEditor';
import { readShellAssets } from './editor/door/shell/shellPage';

export interface HostEditorOptions extends Omit<EditorOptions, 'editor' | 'assets'> {
  readonly editor: Omit<Editor, 'auditBudgets'>;
  readonly entriesFile: string;
  /** Templates are in the store, where the editor can publish them. */
  readonly isStore: boolean;
}

/** The editor of a host; where templates are the lender's, the page that says why there is none. */
export const hostEditor =
  ({ editor, entriesFile, isStore, ...parts }: HostEditorOptions) =>
  async (host: FastifyInstance): Promise<void> => {
    const whole = { ...editor, auditBudgets: createAnonymousBudgets() };
    if (isStore)
      await registerEditor(host, { ...parts, editor: whole, assets: readShellAssets(entriesFile) });
    else registerClosedEditor(host, whole);
  };
