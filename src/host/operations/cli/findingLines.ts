import type { TemplateCheck } from '../../../template/check/templateCheck';
import { texts } from './texts';

const place = ({ path, block, rule }: TemplateCheck): string =>
  [path === '' ? '/' : path, ...(block === undefined ? [] : [texts.block(block)]), texts.rule(rule)].join(
    '  ',
  );

function group(title: string, findings: readonly TemplateCheck[]): string[] {
  if (findings.length === 0) return [];
  return [
    `  ${title}`,
    ...findings.flatMap((finding) => [`    ${place(finding)}`, `      ${finding.message}`]),
  ];
}

/** A file's findings for people to read: errors, then warnings, each with its place, block and rule. */
export function findingLines(file: string, findings: readonly TemplateCheck[]): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [
    texts.counts(file, errors.length, warnings.length),
    ...group(texts.errors, errors),
    ...group(texts.warnings, warnings),
  ];
}
