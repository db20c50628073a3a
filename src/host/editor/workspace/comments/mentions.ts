import type { Transaction } from 'kysely';
import type { Mention } from '../../../../generated/editor';
import { commentLimits } from '../../../../kernel/commentLimits';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { refuse, type Refusal } from '../../door/calls/refusal';
import { listPeople } from './templatePeople';

/** What somebody wrote, checked. */
export interface Words {
  /** Plain text. */
  readonly text: string;
  readonly mentioned: readonly Mention[];
}

/** Lines stay lines; what else no key types goes. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const wrong = (path: string, message: string) => refuse('invalid', message, { faults: [{ path, message }] });

/** Words for a comment: not empty, and mentioning by their names only people who can see the template. */
export async function readWords(
  transaction: Transaction<Database>,
  templateId: string,
  { text, mentions }: { readonly text: string; readonly mentions: readonly string[] },
): Promise<Result<Words, Refusal>> {
  const plain = plainText(text);
  if (plain === '' || plain.length > commentLimits.text)
    return wrong('/text', `a comment has 1 to ${commentLimits.text} characters`);
  if (mentions.length === 0) return success({ text: plain, mentioned: [] });
  const people = await listPeople(transaction, templateId);
  const found = mentions.map((id) => people.find((person) => person.id === id));
  const missing = found.findIndex((person) => !person || !plain.includes(`@${person.name}`));
  if (missing !== -1)
    return wrong(`/mentions/${missing}`, 'nobody who sees the template is called so in the text');
  return success({
    text: plain,
    mentioned: found.flatMap((person) => (person ? [{ id: person.id, name: person.name }] : [])),
  });
}
