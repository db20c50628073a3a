import { blockNames, documentNames, type NameTree, propNames } from '../../../generated/knownNames';
import { isRecord } from '../../../kernel/record';
import { brandPlaceNames } from '../../texts';
import { nearest } from '../nearest';
import { escapeSegment } from '../../../kernel/jsonPointer';
import type { Rule } from '../subject';
import { type Finding, found } from '../templateCheck';

function nameFinding(name: string, path: string, known: readonly string[]): Finding {
  const suggestion = nearest(name, known);
  return suggestion === undefined
    ? found('unknownProperty', path, { name, known: known.join(', ') })
    : found('misspelledProperty', path, { name, suggestion });
}

function unknownIn(value: unknown, tree: NameTree, path: string): Finding[] {
  if (Array.isArray(value)) {
    const items = tree.children['*'];
    return items ? value.flatMap((item, position) => unknownIn(item, items, `${path}/${position}`)) : [];
  }
  if (!isRecord(value) || !tree.names) return [];
  const { names, children } = tree;
  return Object.entries(value).flatMap(([name, child]) => {
    const place = `${path}/${escapeSegment(name)}`;
    if (!names.includes(name)) return [nameFinding(name, place, names)];
    const next = Object.hasOwn(children, name) ? children[name] : undefined;
    return next ? unknownIn(child, next, place) : [];
  });
}

/** Names that the format does not know are kept but do nothing: most often a slip of the pen. */
export const unknownNames: Rule = ({ document, blocks }) => [
  ...unknownIn(document, documentNames, ''),
  ...blocks.flatMap(({ envelope, path }) => [
    ...unknownIn(envelope, blockNames, path),
    ...unknownIn(envelope.props, propNames[envelope.type] ?? { children: {} }, `${path}/props`),
  ]),
];

const place = /\{\{([^{}]*)\}\}/g;

/** `{{…}}` that no word of the brand file fills: visitors would read the braces. */
export const brandPlaces: Rule = ({ words }) =>
  words.flatMap(({ text, path }) =>
    [...text.matchAll(place)].flatMap(([, inside = '']) => {
      const name = inside.trim();
      if (brandPlaceNames.includes(name)) return [];
      const suggestion = nearest(name, brandPlaceNames) ?? brandPlaceNames.join(', ');
      return [found('unknownPlace', path, { name, suggestion })];
    }),
  );
