interface Rule {
  /** `a.b,c` or `@media (…)`. */
  readonly prelude: string;
  /** The text between its braces; undefined for a statement such as `@charset`. */
  readonly body: string | undefined;
}

/** The position behind what begins at `start`: a string, or everything up to the brace that closes it. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let position = start; position < css.length; position += 1) {
    const character = css.charAt(position);
    if (quote) {
      if (character === '\\') position += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return position + 1;
  }
  return css.length;
}

/** Rules of a style sheet that a minimizer wrote: no comments. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let start = 0; start < css.length;) {
    const [opening] = /[{;]/.exec(css.slice(start)) ?? [];
    if (opening === undefined) break;
    const mark = css.indexOf(opening, start);
    const end = opening === ';' ? mark + 1 : endOfBlock(css, mark);
    const body = opening === ';' ? undefined : css.slice(mark + 1, end - 1);
    rules.push({ prelude: css.slice(start, mark).trim(), body });
    start = end;
  }
  return rules;
}

/** Classes that an element, or one around it, must have; what `:not()` names is what it must lack. */
const classesIn = (selector: string): readonly string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** What is left of a rule; empty where it is about other elements. */
function pruned({ prelude, body }: Rule, classes: ReadonlySet<string>): string {
  if (body === undefined) return `${prelude};`;
  if (/^@(media|supports|container|layer)\b/.test(prelude)) {
    const inner = prune(rulesOf(body), classes);
    return inner && `${prelude}{${inner}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = prelude.split(/,(?![^(]*\))/);
  const used = selectors.filter((selector) => classesIn(selector).every((name) => classes.has(name)));
  return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
}

const prune = (rules: readonly Rule[], classes: ReadonlySet<string>): string =>
  rules.map((rule) => pruned(rule, classes)).join('');

/** The name of an animation that a rule defines. */
const animationOf = ({ prelude }: Rule): string | undefined => /^@keyframes ([\w-]+)/.exec(prelude)?.[1];

/**
 * Finds what of a style sheet a page's first HTML needs, by the classes in it; the whole sheet comes with the page's code.
 * @param sheet as a minimizer wrote it
 */
export function createUsedStyles(sheet: string): (html: string) => string {
  const rules = rulesOf(sheet);
  const others = rules.filter((rule) => animationOf(rule) === undefined);
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    );
    const used = prune(others, classes);
    return prune(
      rules.filter((rule) => used.includes(animationOf(rule) ?? '')),
      classes,
    );
  };
}
