import { digitsOf, plainDigits } from './digits';
import { digitsAndPlus, groupPhone, maxPhoneDigits, type PhoneRule } from './phoneGroups';
import { phoneShapes, readPhone } from './phoneNumber';
import { insertedText, type TextEdit } from './textEdit';

/** A telephone as it is typed: its digits, with a plus where one was written before them; what is no such thing stays text. */
export interface PhoneEdit {
  readonly phone: string;
  /** Where it stands in what is shown of that. */
  readonly caret: number;
  /** A key took a digit that the field itself still shows. */
  readonly isRewritten: boolean;
}

const plainPhone = /^\+?[\d\s().\p{Pd}]*$/u;

/** Digits in groups as far as they go (contract §12). A country's code that is still being typed, and text, as they are. */
export const shownPhone = (phone: string, rule: PhoneRule): string =>
  /^\d*$/.test(phone) ? groupPhone(phone, rule) : phone;

/** Where the caret stands behind that many signs of a grouped number. */
function positionAfter(count: number, shown: string): number {
  let position = 0;
  for (let seen = 0; position < shown.length && seen < count; position += 1) {
    if (shown[position] !== ' ') seen += 1;
  }
  return position;
}

/** A key deleted nothing but the gap beside the caret: the digit next to it was meant. Undefined: it did not. */
function acrossGap({ before, value, caret, isDeletingAhead }: TextEdit): TextEdit | undefined {
  const isGap = before[caret] === ' ' && value === before.slice(0, caret) + before.slice(caret + 1);
  if (!isGap || !plainPhone.test(before)) return undefined;
  const taken = isDeletingAhead ? caret : caret - 1;
  return { before, value: value.slice(0, taken) + value.slice(taken + 1), caret: taken, isDeletingAhead };
}

/** A digit more than any number has, where no code can stand before it: typed, it is not taken (contract §12). */
const isBeyond = (signs: string, rule: PhoneRule): boolean =>
  signs.length > maxPhoneDigits && !['+', '0', phoneShapes[rule].code].some((code) => signs.startsWith(code));

/** What the field holds where it is no whole number; undefined: the change put nothing into it that belongs there. */
function unfinished(edit: TextEdit, rule: PhoneRule): string | undefined {
  const came = insertedText(edit);
  const isKey = came.length === 1;
  const wasPlain = plainPhone.test(edit.before);
  const text = plainDigits(edit.value).trim();
  if (wasPlain && came !== '' && digitsAndPlus(came) === '') return undefined;
  if (!plainPhone.test(text)) {
    if (wasPlain && isKey) return undefined;
    return /\d/.test(text) ? edit.value : '';
  }
  const signs = digitsAndPlus(text);
  return isKey && isBeyond(signs, rule) ? undefined : signs;
}

/**
 * The telephone that is meant by a change of its field. One whole number that is pasted takes the place of what stood there;
 * what is not one number all stays, for the form to refuse.
 */
export function editPhone(typed: TextEdit, rule: PhoneRule): PhoneEdit {
  const gap = acrossGap(typed);
  const edit = gap ?? typed;
  const isRewritten = gap !== undefined;
  const came = insertedText(edit);
  const pasted = digitsOf(came).length > 1 ? readPhone(came, rule) : undefined;
  if (pasted !== undefined) return { phone: pasted, caret: shownPhone(pasted, rule).length, isRewritten };
  const phone = readPhone(edit.value, rule) ?? unfinished(edit, rule);
  if (phone === undefined) {
    const kept = plainPhone.test(edit.before) ? digitsAndPlus(edit.before) : edit.before;
    return { phone: kept, caret: edit.caret - came.length, isRewritten };
  }
  if (!plainPhone.test(phone)) return { phone, caret: edit.caret, isRewritten };
  // A country's code stood before what is left of it.
  const all = digitsAndPlus(edit.value);
  const gone = all.endsWith(phone) ? all.length - phone.length : 0;
  const behind = Math.max(0, digitsAndPlus(edit.value.slice(0, edit.caret)).length - gone);
  return { phone, caret: positionAfter(behind, shownPhone(phone, rule)), isRewritten };
}
