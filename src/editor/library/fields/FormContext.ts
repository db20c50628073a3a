import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '../../../kernel/locale';
import type { AddressRules } from '../../../template/address';
import type { ThemeColors } from '../../../template/theme';
import type { FieldSchema } from '../../../generated/fieldSchemas';

/** Three colours that the brand offers under a name. */
export interface PaletteChoice extends ThemeColors {
  readonly id: string;
  readonly name: string;
}

export interface BlockChoice {
  readonly id: string;
  readonly label: string;
}

/** What every field of a form may know, and the two things that it may say. */
export interface FormContextValue {
  /** Every kind of field, through context, since a field that holds fields can't import what imports it. */
  readonly FieldView: ComponentType<FieldProps>;
  readonly isReadOnly: boolean;
  /** JSON Pointer of a value of the form and what it becomes; undefined takes it away. Stays the same function. */
  readonly change: (path: string, value: unknown) => void;
  /** Language in which texts are shown and written, and the document's own. */
  readonly language: Locale;
  readonly ownLanguage: Locale;
  readonly chooseLanguage: (language: Locale) => void;
  /** Languages that the page is written in, with the one that is begun. */
  readonly languages: readonly Locale[];
  /** What the page says where the text at a JSON Pointer is absent; undefined: nothing. */
  readonly builtInText?: ((path: string) => string | undefined) | undefined;
  readonly blocks: readonly BlockChoice[];
  readonly theme: ThemeColors;
  readonly palettes: readonly PaletteChoice[];
  /** Whose clocks moments go by; empty: those of the person who edits. */
  readonly market: string;
  /** ISO 4217 of the document's market. */
  readonly currency: string;
  readonly sanitizeHtml: (html: string) => string;
  /** Where links of the page may lead (contract §8). */
  readonly addressRules: AddressRules;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field was drawn outside FormContext');
  return form;
}

/** What each kind of field gets. Primitive or shared values only, so that a key typed elsewhere does not draw it again. */
export interface FieldProps<Kind extends FieldSchema['kind'] = FieldSchema['kind']> {
  readonly schema: Extract<FieldSchema, { readonly kind: Kind }>;
  /** JSON Pointer in the form. */
  readonly path: string;
  /** As it stands in the document: anything, since a document may be wrong. */
  readonly value: unknown;
}

export const controlId = (path: string): string => `field${path.replace(/[^A-Za-z0-9]/g, '-')}`;
