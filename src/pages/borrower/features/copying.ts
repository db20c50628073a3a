import { watchCopies } from '../../../effects/copy';
import type { Feature } from '../borrowerStore';

/** What screens with something to copy share; the others don't download it. */
export const copying: Feature = { reducers: {}, saga: ({ window: view }) => watchCopies(view) };
