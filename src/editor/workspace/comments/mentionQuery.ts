import { plainText } from '../../kit/data/plainText';

/** What is typed after an @ at the cursor. */
export interface MentionQuery {
  /** Place of the @ in the text. */
  readonly start: number;
  readonly typed: string;
}

const maxTyped = 40;

/** Undefined: the cursor is not in a mention. An @ within a word, such as that of an e-mail address, begins none. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start === -1 || !/^$|[\s([{"'¿¡]$/u.test(before.slice(0, start))) return undefined;
  const typed = before.slice(start + 1);
  return typed.length <= maxTyped && !typed.includes('\n') && !/\s$/.test(typed)
    ? { start, typed }
    : undefined;
}

/** Who is meant by what is typed: a beginning of any of their names, accents or not. */
export function matchPeople<Person extends { readonly name: string }>(
  people: readonly Person[],
  typed: string,
): Person[] {
  const wanted = plainText(typed);
  return people.filter(({ name }) => {
    const own = plainText(name);
    return own.startsWith(wanted) || own.split(/\s+/).some((part) => part.startsWith(wanted));
  });
}

/** The text with a name in the place of what was typed, and where the cursor is then. */
export function withMention(
  text: string,
  { start, typed }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const head = `${text.slice(0, start)}@${name} `;
  const tail = text.slice(start + 1 + typed.length).replace(/^ /, '');
  return { text: head + tail, caret: head.length };
}

/** A piece of a comment, a mention or not. */
export interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** A comment's text in pieces, the longest names first: one may be the beginning of another. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const known = names.map((name) => `@${name}`).sort((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  let rest = text;
  let said = '';
  const flush = (): void => {
    if (said !== '') parts.push({ text: said, isMention: false });
    said = '';
  };
  while (rest !== '') {
    const mention = known.find((each) => rest.startsWith(each));
    if (mention === undefined) {
      const next = rest.indexOf('@', 1);
      said += next === -1 ? rest : rest.slice(0, next);
      rest = next === -1 ? '' : rest.slice(next);
      continue;
    }
    flush();
    parts.push({ text: mention, isMention: true });
    rest = rest.slice(mention.length);
  }
  flush();
  return parts;
}

/** Ids of the people whose names stand in a text after an @; of several with one name those who were picked. */
export function mentionsIn(
  text: string,
  people: readonly { readonly id: string; readonly name: string }[],
  picked: readonly string[],
): string[] {
  const parts = splitMentions(
    text,
    people.map(({ name }) => name),
  );
  const named = new Set(parts.filter(({ isMention }) => isMention).map((part) => part.text.slice(1)));
  return [...named].flatMap((name) => {
    const called = people.filter((person) => person.name === name);
    const meant = called.filter(({ id }) => picked.includes(id));
    return (meant.length > 0 ? meant : called).map(({ id }) => id);
  });
}
