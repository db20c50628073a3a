import path from 'node:path';
import ts from 'typescript';

/** The one module of Vitrina that packages may import, and React for its hooks and its JSX. */
export const publicModules: readonly string[] = ['vitrina/blocks', 'react', 'react/jsx-runtime'];

export interface SourceFault {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

/** Undefined: may be imported. Paths must stay in the package's folder. */
export function refusedImport(specifier: string, file: string, folder: string): string | undefined {
  if (publicModules.includes(specifier)) return undefined;
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(file), specifier);
    if (target.startsWith(folder + path.sep)) return undefined;
    return `imports "${specifier}", which is outside the package. Copy what is needed into it`;
  }
  return `imports "${specifier}". A block may import its own files, vitrina/blocks and react only; see docs/blocks.md`;
}

/** What undoes sanitising and the content security policy, or reaches past the page. */
const refusedNames: ReadonlyMap<string, string> = new Map([
  ['dangerouslySetInnerHTML', 'use SanitisedHtml with a prop that is html in the schema'],
  ['innerHTML', 'use SanitisedHtml with a prop that is html in the schema'],
  ['outerHTML', 'use SanitisedHtml with a prop that is html in the schema'],
  ['srcDoc', 'frames are not allowed on pages'],
  ['eval', 'the content security policy forbids it'],
  ['Function', 'the content security policy forbids it'],
  ['require', 'use import'],
  ['process', 'blocks are drawn in browsers too'],
  ['globalThis', 'blocks have no globals; what a block may know of its page, usePageFacts says'],
]);

function problemOf(node: ts.Node, file: string, folder: string): string | undefined {
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
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return 'imports at run time. Write an import at the top: each block is loaded by itself already';
  if (ts.isJsxAttribute(node) && node.name.getText() === 'style')
    return 'has a style prop, which the content security policy forbids. Use a class';
  const isName = ts.isIdentifier(node) || ts.isStringLiteral(node);
  const advice = isName ? refusedNames.get(node.text) : undefined;
  return isName && advice !== undefined ? `uses ${node.text}: ${advice}` : undefined;
}

/** What a source file of a package does that no block may do. The build's resolver refuses the imports once more. */
export function sourceFaults(text: string, file: string, folder: string): readonly SourceFault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const faults: SourceFault[] = [];
  const visit = (node: ts.Node): void => {
    const problem = problemOf(node, file, folder);
    if (problem !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      faults.push({ line: line + 1, problem });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** The same of a style sheet: rules stay in the block, and nothing is fetched. */
export function styleFaults(text: string): readonly SourceFault[] {
  const refused = /@import|:global|url\(|composes:[^;]*from/gi;
  // As long as they were, so that lines stay where they are.
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(refused)].map(({ 0: found, index }) => ({
    line: plain.slice(0, index).split('\n').length,
    problem: `has ${found}, which would reach outside the block. Pictures are props, drawn by Picture`,
  }));
}
