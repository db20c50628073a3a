import { brandPlaceNames } from '../../brandWords';
import { nearest } from '../nearest';
import type { Rule } from '../rule';
import { found } from '../templateCheck';

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
