import type { secondStepRows } from '../../../../editorCalls/identity';
import type { Handlers } from '../../door/calls/call';
import type { Editor } from '../../editor';
import { askKey, takeCode, takeKey } from './secondStep';

/** The second step of a sign-in. Nobody is signed in during it: what it begins from is a cookie of its own. */
export const secondStepCalls = (editor: Editor): Handlers<typeof secondStepRows> => ({
  'POST /session/second-factor/code': (input, payload) => takeCode(editor, input, payload),
  'POST /session/second-factor/key-options': (input, { page }) => askKey(editor, input, page),
  'POST /session/second-factor/key': (input, payload) => takeKey(editor, input, payload),
});
