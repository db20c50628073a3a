import type { TitleValue } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import type { Kind } from '../draft';

/**
 * Kinds that can be chosen: those with a value, which is what is sent.
 * @param unnamed name of one that comes without a title, by its position from 1
 */
export const kindsOf = (
  list: readonly TitleValue[] | null | undefined,
  unnamed: (position: number) => string,
): Kind[] =>
  (list ?? []).flatMap(({ title, value }, position) => {
    const text = shownText(value);
    return text === '' ? [] : [{ value: text, title: shownText(title) || unnamed(position + 1) }];
  });
