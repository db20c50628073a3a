import { shownText, type Shown } from '../../kernel/shownValue';

interface ListedOrder {
  readonly orderNo?: Shown;
  readonly list?: readonly { readonly title?: Shown; readonly value?: Shown }[] | null;
}

/** What the server lists of an order, without the status that some servers list once more, and its number before it. */
export function orderRows(
  { list, orderNo }: ListedOrder,
  status: string,
  numberName: string,
): { name: string; value: string }[] {
  const listed = (list ?? [])
    .map(({ title, value }) => ({ name: shownText(title), value: shownText(value) }))
    .filter(({ value }) => value === '' || value !== status);
  const number = shownText(orderNo);
  return number ? [{ name: numberName, value: number }, ...listed] : listed;
}
