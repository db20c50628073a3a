import type { TemplateCountRow } from '../../store/tables/operationTables';
import type { Audience } from './audience';

/** What is counted; an event with whom it is counted for, a signal of a guard with the prefix of its network. */
export type CountedRow = TemplateCountRow & Partial<Audience> & { readonly network?: string };
