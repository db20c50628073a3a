import ts from 'typescript';

/** One way of breaking a file: what stands at a place, and what is put there. */
export interface Mutation {
  readonly kind: 'condition' | 'bound' | 'call';
  /** From 0, in characters. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const otherBound = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  return undefined;
}

function mutationOf(node: ts.Node, file: ts.SourceFile): Mutation | undefined {
  const at = (part: ts.Node) => ({ start: part.getStart(file), end: part.getEnd() });
  const condition = conditionOf(node);
  if (condition) return { kind: 'condition', ...at(condition), replacement: `!(${condition.getText(file)})` };
  if (ts.isBinaryExpression(node)) {
    const replacement = otherBound.get(node.operatorToken.kind);
    return replacement === undefined ? undefined : { kind: 'bound', ...at(node.operatorToken), replacement };
  }
  const isCall =
    ts.isExpressionStatement(node) &&
    (ts.isCallExpression(node.expression) ||
      ts.isAwaitExpression(node.expression) ||
      ts.isYieldExpression(node.expression));
  return isCall ? { kind: 'call', ...at(node), replacement: ';' } : undefined;
}

/** Every place of a file where a condition can be turned, a bound moved by one or a call left out, in their order. */
export function mutationsOf(name: string, source: string): readonly Mutation[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    const mutation = mutationOf(node, file);
    if (mutation) found.push(mutation);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const applied = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
