import path from 'node:path';
import ts from 'typescript';
import type { SourceFault } from './sourceFault';

/** The one module of Vitrina that packages may import, and React for its hooks and its JSX. */
export const publicModules: readonly string[] = ['vitrina/blocks', 'react', 'react/jsx-runtime'];

/** Undefined: may be imported. Paths must stay in the package's folder. */
export function refusedImport(specifier: string, file: string, folder: string): string | undefined {
  if (publicModules.includes(specifier)) return undefined;
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(file), specifier);
    if (target.startsWith(folder + path.sep)) return undefined;
    return `imports "${specifier}", which is outside the package. Copy what is needed into it`;
  }
  return `imports "${specifier}". A block may import its own files, vitrina/blocks and react only; see docs/engineers/blocks.md`;
}

const cleanHtml = 'use SanitisedHtml with a prop that is html in the schema';
const noFetching = 'blocks fetch and send nothing. What a block shows is in its props';
const noGlobals = 'blocks have no globals; what a block may know of its page, usePageFacts says';

/** What undoes sanitising and the content security policy, speaks with others, or reaches past the page. */
const refusedNames: ReadonlyMap<string, string> = new Map([
  ...['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML'].map(
    (name) => [name, cleanHtml] as const,
  ),
  ...['fetch', 'XMLHttpRequest', 'sendBeacon', 'WebSocket', 'WebTransport', 'EventSource'].map(
    (name) => [name, noFetching] as const,
  ),
  ...['RTCPeerConnection', 'SharedWorker', 'serviceWorker', 'importScripts'].map(
    (name) => [name, noFetching] as const,
  ),
  ...['globalThis', 'window', 'self'].map((name) => [name, noGlobals] as const),
  ['srcDoc', 'frames are not allowed on pages'],
  ['eval', 'the content security policy forbids it'],
  ['Function', 'the content security policy forbids it'],
  ['require', 'use import'],
  ['process', 'blocks are drawn in browsers too'],
]);

/** What would style the page, load something, or be moved into its head. */
const refusedElements: ReadonlyMap<string, string> = new Map([
  ['style', 'styles are in .module.css files'],
  ['link', 'blocks fetch nothing'],
  ['script', 'the content security policy forbids it'],
  ['iframe', 'frames are not allowed on pages'],
  ['object', 'frames are not allowed on pages'],
  ['embed', 'frames are not allowed on pages'],
  ['base', 'it is about the whole page'],
  ['meta', 'it is about the whole page'],
]);

function importProblem(node: ts.Node, file: string, folder: string): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = node.moduleSpecifier;
    return specifier && ts.isStringLiteral(specifier)
      ? refusedImport(specifier.text, file, folder)
      : undefined;
  }
  if (ts.isImportTypeNode(node)) {
    const { argument } = node;
    const isText = ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal);
    return isText ? refusedImport(argument.literal.text, file, folder) : undefined;
  }
  if (ts.isExternalModuleReference(node))
    return 'imports by require. Write import … from, with its own files, vitrina/blocks or react';
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return 'imports at run time. Write an import at the top: each block is loaded by itself already';
  return undefined;
}

function namedProblem(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'style')
    return 'has a style prop, which the content security policy forbids. Use a class';
  if (ts.isJsxOpeningLikeElement(node)) {
    const name = node.tagName.getText();
    const advice = refusedElements.get(name);
    return advice === undefined ? undefined : `draws <${name}>: ${advice}`;
  }
  const isName = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
  const advice = isName ? refusedNames.get(node.text) : undefined;
  return isName && advice !== undefined ? `uses ${node.text}: ${advice}` : undefined;
}

/** What no compiler reads. */
function syntaxFaults(text: string, file: string): readonly SourceFault[] {
  const compilerOptions = { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022 };
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions,
  });
  return diagnostics.map(({ start = 0, messageText }) => ({
    line: text.slice(0, start).split('\n').length,
    problem: `can't be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
}

/** Comments by which a compiler would import what draws JSX from elsewhere. */
function pragmaFaults(text: string): readonly SourceFault[] {
  return [...text.matchAll(/@jsx\w*/g)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split('\n').length,
    problem: `has ${found}, which would draw with something else than React. Leave it out`,
  }));
}

/** What a source file of a package does that no block may do. The build's resolver refuses the imports once more. */
export function sourceFaults(text: string, file: string, folder: string): readonly SourceFault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const faults: SourceFault[] = [...syntaxFaults(text, file), ...pragmaFaults(text)];
  const visit = (node: ts.Node): void => {
    const problem = importProblem(node, file, folder) ?? namedProblem(node);
    if (problem !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      faults.push({ line: line + 1, problem });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}
