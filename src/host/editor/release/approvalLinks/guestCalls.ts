import type { guestRows } from '../../../../editorCalls/release';
import type { AnswerApprovalPayload, OpenApprovalPayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import { boundedLine, storableText } from '../../../store/storableText';
import { countLinkGuess } from '../../door/guesses/passwordGuesses';
import type { CallInput, CallReply, Handlers } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { answerLink } from './answerLink';
import { describeLink } from './describeLink';
import { findLink } from './linkStore';

type Answer = Promise<Result<CallReply, Refusal>>;

const maxNameLength = 100;

/** Only who has no link is counted: nobody is kept out by who guesses beside them. */
async function unknownLink(editor: Editor, { address }: CallInput): Answer {
  const counted = await countLinkGuess(editor, address);
  return counted.ok ? refuse('gone', 'there is no such link') : counted;
}

async function open(editor: Editor, input: CallInput, { token }: OpenApprovalPayload): Answer {
  const link = await findLink(editor.database, token);
  return link ? success({ body: await describeLink(editor, token, link) }) : unknownLink(editor, input);
}

const missing = (path: string, message: string) =>
  refuse('invalid', message, { faults: [{ path, message }] });

async function answer(editor: Editor, input: CallInput, payload: AnswerApprovalPayload): Answer {
  const { token } = payload;
  if (!(await findLink(editor.database, token))) return unknownLink(editor, input);
  const name = boundedLine(payload.name, maxNameLength);
  const note = storableText(payload.note).trim();
  if (name === '') return missing('/name', 'a name is needed: it stands in the record');
  if (payload.answer === 'changeAsked' && note === '') return missing('/note', 'say what is to be changed');
  await answerLink(editor, token, { name, note, answer: payload.answer });
  // Whether the answer was taken or blocked: the present state says it.
  return open(editor, input, { token });
}

/** What somebody without an account does by a link. */
export const guestCalls = (editor: Editor): Handlers<typeof guestRows> => ({
  'POST /approval-links/open': (input, payload) => open(editor, input, payload),
  'POST /approval-links/answer': (input, payload) => answer(editor, input, payload),
});
