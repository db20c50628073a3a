import type { FieldSchema } from '../../generated/fieldSchemas';

/** What each kind of field gets. Primitive or shared values only, so that a key typed elsewhere does not draw it again. */
export interface FieldProps<Kind extends FieldSchema['kind'] = FieldSchema['kind']> {
  readonly schema: Extract<FieldSchema, { readonly kind: Kind }>;
  /** JSON Pointer in the form. */
  readonly path: string;
  /** As it stands in the document: anything, since a document may be wrong. */
  readonly value: unknown;
}

/** Id of a field's control. */
export const controlId = (path: string): string => `field${path.replace(/[^A-Za-z0-9]/g, '-')}`;
