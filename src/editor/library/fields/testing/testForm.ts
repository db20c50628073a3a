import { FieldView } from '../FieldView';
import type { FormContextValue } from '../FormContext';

/** What a field of a page for Mexico in Spanish knows. */
export const testForm: FormContextValue = {
  FieldView,
  isReadOnly: false,
  change: () => undefined,
  language: 'es',
  ownLanguage: 'es',
  chooseLanguage: () => undefined,
  languages: ['es'],
  blocks: [],
  theme: { background: '#ffffff', text: '#222222', accent: '#ff7a00' },
  palettes: [],
  market: 'mx',
  currency: 'MXN',
  sanitizeHtml: (html) => html,
  addressRules: { origin: 'https://pages.example', schemeLink: 'prestademo://open', imageOrigins: [] },
};
