import { isRecord } from '../../kernel/record';

/** Ways in which the data of a reply can be other than agreed. */
export type Distortion =
  /** No data at all. */
  | 'none'
  /** Every value is null. */
  | 'nulls'
  /** Every value has another type. */
  | 'types'
  /** Every address leads to a foreign origin. */
  | 'elsewhere';

const foreignAddress = 'https://elsewhere.example/';
const addressNames = ['h5Url', 'lendDetailsUrl', 'url', 'isNewContract'];

function eachLeaf(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => eachLeaf(item, change));
  if (!isRecord(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, eachLeaf(child, change)]));
}

function withForeignAddresses(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const change = ([name, child]: [string, unknown]) => [
    name,
    addressNames.includes(name) ? foreignAddress : child,
  ];
  return Object.fromEntries(Object.entries(value).map(change));
}

/** The data of a reply as a back end with a fault would send it. */
export function distort(data: unknown, distortion: Distortion): unknown {
  switch (distortion) {
    case 'none':
      return null;
    case 'nulls':
      return isRecord(data) ? Object.fromEntries(Object.keys(data).map((name) => [name, null])) : null;
    case 'types':
      return eachLeaf(data, (leaf) => [{ wrong: leaf }]);
    case 'elsewhere':
      return withForeignAddresses(data);
  }
}
