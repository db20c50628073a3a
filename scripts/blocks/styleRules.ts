import {
  type CSSToken,
  isTokenBadURL,
  isTokenCloseParen,
  isTokenCloseSquare,
  isTokenColon,
  isTokenComma,
  isTokenDelim,
  isTokenFunction,
  isTokenIdent,
  isTokenOpenParen,
  isTokenOpenSquare,
  isTokenURL,
  tokenize,
} from '@csstools/css-tokenizer';
import postcss, { CssSyntaxError, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import type { SourceFault } from './sourceFault';

/** What takes an address in CSS, and so could fetch. */
const fetching =
  /^(url|src|image|(-webkit-)?image-set|(-webkit-)?cross-fade|(-moz-)?element|paint|url-prefix)$/i;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const fetches = (name: string): string =>
  `has ${name}, which fetches what nobody has checked. Pictures are props, drawn by Picture`;

/** By the words that browsers read: escapes are what they stand for, comments and strings are none. */
function tokenFaults(text: string): readonly SourceFault[] {
  const faults: SourceFault[] = [];
  const onParseError = ({
    message,
    sourceStart,
  }: {
    readonly message: string;
    readonly sourceStart: number;
  }) => faults.push({ line: lineAt(text, sourceStart), problem: `can't be read: ${message}` });
  for (const token of tokenize({ css: text }, { onParseError })) {
    const isAddress = isTokenURL(token) || isTokenBadURL(token);
    const name = isAddress
      ? 'url'
      : isTokenFunction(token) && fetching.test(token[4].value)
        ? token[4].value
        : '';
    if (name !== '') faults.push({ line: lineAt(text, token[2]), problem: fetches(`${name}()`) });
  }
  return faults;
}

/** Those of CSS modules, which lead out of a package or into it. */
const moduleWords = /^(global|local|import|export)$/i;

/** Parts of a selector list between its outermost commas: tokens outside brackets only. */
function outermost(tokens: readonly CSSToken[]): readonly (readonly CSSToken[])[] {
  const parts: CSSToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isTokenCloseParen(token) || isTokenCloseSquare(token)) depth -= 1;
    else if (depth === 0 && isTokenComma(token)) parts.push([]);
    else if (depth === 0) parts.at(-1)?.push(token);
    if (isTokenOpenParen(token) || isTokenOpenSquare(token) || isTokenFunction(token)) depth += 1;
  }
  return parts;
}

/** `.name`: CSS modules give it a name that no other file has. */
const hasClass = (tokens: readonly CSSToken[]): boolean =>
  tokens.some(
    (token, place) => isTokenDelim(token) && token[4].value === '.' && isTokenIdent(tokens[place + 1]),
  );

/** Where every part goes through a class of the package, only elements are chosen that the block draws itself. */
function selectorProblem(selector: string): string | undefined {
  const tokens = tokenize({ css: selector });
  const names = tokens.flatMap((token, place) =>
    (isTokenIdent(token) || isTokenFunction(token)) && isTokenColon(tokens[place - 1]) ? token[4].value : [],
  );
  const word = names.find((name) => moduleWords.test(name));
  if (word !== undefined) return `has :${word} in "${selector}". A package has its own classes only`;
  if (outermost(tokens).every(hasClass)) return undefined;
  return `"${selector}" styles what is outside the block too. Put a class of this file into each selector, outside of :is(), :not() and the like: .name ${selector}`;
}

const allowedAtRules = ['media', 'supports', 'container', 'keyframes'];

function atRuleProblem({ name, params, parent }: AtRule): string | undefined {
  if (!allowedAtRules.includes(name))
    return `has @${name}, which would hold for the whole page. A block has @${allowedAtRules.join(', @')} only`;
  if (parent?.type === 'rule') return `has @${name} inside of a rule. Write it around the rule`;
  if (name === 'keyframes' && !/^[\w-]+$/.test(params))
    return `names keyframes "${params}". Use a plain name`;
  return undefined;
}

function ruleProblem({ selector, raws, parent }: Rule): string | undefined {
  if (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes') return undefined;
  if (parent?.type === 'rule')
    return `has the rule "${selector}" inside of another, which the oldest browsers don't know. Write it out`;
  return selectorProblem(raws.selector?.raw ?? selector);
}

function declarationProblem({ prop, value }: Declaration): string | undefined {
  if (/^compose(s|-with)$/i.test(prop) && !/^(?!.*\bfrom\b)[\w-]+(\s+[\w-]+)*$/.test(value))
    return `has "${prop}: ${value}". A class is composed of others of the same file only`;
  if (/^position$/i.test(prop) && /\b(fixed|sticky)\b/i.test(value))
    return `has "position: ${value}". A block stays in its place on the page`;
  return undefined;
}

function nodeProblem(node: ChildNode): string | undefined {
  if (node.type === 'atrule') return atRuleProblem(node);
  if (node.type === 'rule') return ruleProblem(node);
  return node.type === 'decl' ? declarationProblem(node) : undefined;
}

function structureFaults(text: string): readonly SourceFault[] {
  const faults: SourceFault[] = [];
  try {
    postcss.parse(text).walk((node) => {
      const problem = nodeProblem(node);
      if (problem !== undefined) faults.push({ line: node.source?.start?.line ?? 1, problem });
    });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, problem: `can't be read: ${error.reason}` }];
  }
  return faults;
}

/** What a style sheet of a package does that would leave the block: style the page, or fetch. */
export const styleFaults = (text: string): readonly SourceFault[] =>
  [...tokenFaults(text), ...structureFaults(text)].sort((one, other) => one.line - other.line);
