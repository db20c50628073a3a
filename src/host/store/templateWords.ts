import { recordOf } from '../../kernel/record';
import { boundedLine } from './storableText';

/** What the list says of a template, read from its document once it changes. */
export interface TemplateWords {
  readonly name: string;
  readonly kind: string;
  readonly locale: string;
  readonly market: string;
}

const maxNameLength = 200;
const maxWordLength = 20;
const maxSearchTextLength = 310;

/** A draft may lack any of them; then the id stands for the name, and nothing for the others. */
export function templateWords(id: string, document: string): TemplateWords {
  const value: unknown = JSON.parse(document);
  const record = recordOf(value);
  const word = (key: string, most: number): string => {
    const text = record[key];
    return typeof text === 'string' ? boundedLine(text, most) : '';
  };
  return {
    name: word('name', maxNameLength) || id,
    kind: word('kind', maxWordLength),
    locale: word('locale', maxWordLength),
    market: word('market', maxWordLength),
  };
}

/** What a search looks in. In lower case some letters are two, so a name may outgrow its place; the id has its own. */
export function searchTextOf(id: string, { name }: TemplateWords): string {
  const maxNameInSearch = maxSearchTextLength - id.length - 1;
  return `${boundedLine(name.toLowerCase(), maxNameInSearch)} ${id.toLowerCase()}`;
}
