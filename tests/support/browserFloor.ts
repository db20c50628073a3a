import { parse, type Node } from 'acorn';
import postcss, { type Rule } from 'postcss';

/** Class fields and private methods are older than the floor of docs/engineers/browsers.md; the rest of ES2022 is looked for below. */
const ecmaVersion = 2022;

/** Functions and objects that came after the floor; a page may look for one, but not rely on it. */
const newerNames = new Set([
  'structuredClone',
  'findLast',
  'findLastIndex',
  'toSorted',
  'toReversed',
  'toSpliced',
  'groupBy',
  'withResolvers',
  'isWellFormed',
  'toWellFormed',
  'fromAsync',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'canParse',
  'startViewTransition',
  'showPopover',
  'hidePopover',
  'checkVisibility',
  'moveBefore',
  'setHTMLUnsafe',
  'getHTML',
  'requestIdleCallback',
  'scheduler',
  'CompressionStream',
  'DecompressionStream',
  'URLPattern',
  'Iterator',
  'Temporal',
]);

export interface ScriptFaults {
  /** Syntax that a browser of the floor can't read, with what it is. */
  readonly syntax: readonly string[];
  /** Names of newer functions. */
  readonly names: ReadonlySet<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(root: Node, look: (node: Node & Readonly<Record<string, unknown>>) => void): void {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const holder = node as Node & Readonly<Record<string, unknown>>;
    look(holder);
    for (const child of Object.values(holder)) {
      if (Array.isArray(child)) waiting.push(...(child as unknown[]).filter(isNode));
      else if (isNode(child)) waiting.push(child);
    }
  }
}

const lookbehind = /\(\?<[=!]/;

/** What a browser of the floor would trip over in a script of the output. */
export function scriptFaults(source: string): ScriptFaults {
  const syntax: string[] = [];
  const names = new Set<string>();
  let program: Node;
  try {
    program = parse(source, { ecmaVersion, sourceType: 'script' });
  } catch (error) {
    return { syntax: [String(error)], names };
  }
  visit(program, (node) => {
    if (node.type === 'StaticBlock') syntax.push('static block');
    const { regex, value, name } = node as {
      regex?: { pattern: string; flags: string };
      value?: unknown;
      name?: string;
    };
    if (node.type === 'Literal' && regex && (lookbehind.test(regex.pattern) || /[v]/.test(regex.flags)))
      syntax.push(`/${regex.pattern}/${regex.flags}`);
    if (node.type === 'Literal' && typeof value === 'string' && value.length < 200 && lookbehind.test(value))
      syntax.push(`"${value}"`);
    if (node.type === 'Identifier' && name !== undefined && newerNames.has(name)) names.add(name);
  });
  return { syntax, names };
}

const newerRules = new Set([
  'container',
  'layer',
  'property',
  'scope',
  'starting-style',
  'view-transition',
  'position-try',
]);
const newerSelectors = /:has\(|:user-(?:in)?valid|:popover-open|:open\b|::backdrop-x|&/;
const newerValues =
  /\bcolor-mix\(|\bok(?:lch|lab)\(|\blch\(|\blab\(|\blight-dark\(|\d(?:d|s|l)v[hwib]\b|\blinear\(|\bround\(|\bclip\b(?!-)/;
/** Without an older declaration beside them these change where things stand. */
const newerProperties = new Set([
  'translate',
  'rotate',
  'scale',
  'container-type',
  'position-anchor',
  'anchor-name',
  'field-sizing',
]);

function hasOlder(rule: Rule, property: string, before: number): boolean {
  return rule.nodes
    .slice(0, before)
    .some((node) => node.type === 'decl' && node.prop === property && !newerValues.test(node.value));
}

/** What a browser of the floor would not understand in a style sheet, and has no older word beside it. */
export function styleFaults(source: string): readonly string[] {
  const faults: string[] = [];
  const sheet = postcss.parse(source);
  sheet.walkAtRules(({ name, params }) => {
    if (newerRules.has(name)) faults.push(`@${name} ${params}`);
    if (name === 'media' && /[<>]/.test(params)) faults.push(`@media ${params}`);
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'rule') faults.push(`nested ${rule.selector}`);
    if (newerSelectors.test(rule.selector)) faults.push(rule.selector);
    rule.each((node, position) => {
      if (node.type !== 'decl') return;
      const isNewer =
        newerProperties.has(node.prop) ||
        (newerValues.test(node.value) && /^(?!clip|content|--)/.test(node.prop));
      if (isNewer && !hasOlder(rule, node.prop, position))
        faults.push(`${rule.selector} { ${node.prop}: ${node.value} }`);
    });
  });
  return faults;
}
