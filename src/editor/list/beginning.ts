import type { Starter } from '../../generated/editor';

/** What a new template starts from; `blank`: nothing but a language and a kind. */
export type Beginning = Starter | 'blank';
