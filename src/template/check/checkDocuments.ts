import type { CheckContext } from './checkContext';
import { checkTemplate } from './checkTemplate';
import { rulesNotRun, type RuleId } from './ruleTable';
import type { TemplateCheck } from './templateCheck';
import { type PageWeight, weighTemplate } from './weighPage';

export interface DocumentChecks {
  readonly checked: readonly {
    readonly findings: readonly TemplateCheck[];
    /** Undefined: not known, or no page comes of the document. */
    readonly weight: PageWeight | undefined;
  }[];
  readonly notRun: readonly RuleId[];
}

function weigh(document: string, { pictureBytes, fontBytes }: CheckContext): PageWeight | undefined {
  return pictureBytes && weighTemplate(document, { pictureBytes, fontBytes });
}

/** What the checks say of documents that are published together. */
export const checkDocuments = (documents: readonly string[], context: CheckContext): DocumentChecks => ({
  checked: documents.map((document) => ({
    findings: checkTemplate(document, context),
    weight: weigh(document, context),
  })),
  notRun: rulesNotRun(context),
});
