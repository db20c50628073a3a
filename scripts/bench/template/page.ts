/** The work of `work.ts` as a page does it; bundled for the browser by `../bundle.ts`. */
import DOMPurify from 'dompurify';
import { createSanitizer } from '../../../src/template/sanitise';
import { timeTemplateWork, type WorkTimes } from './work';

declare global {
  interface Window {
    benchTemplate(document: unknown): { readonly bare: WorkTimes; readonly sanitised: WorkTimes };
  }
}

const rules = { origin: 'https://pages.example', schemeLink: 'demo://open', imageOrigins: [] };

window.benchTemplate = (document) => ({
  bare: timeTemplateWork(document, (html) => html),
  sanitised: timeTemplateWork(
    document,
    createSanitizer(() => DOMPurify, rules),
  ),
});
