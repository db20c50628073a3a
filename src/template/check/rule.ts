import type { Subject } from './subject';
import type { Surroundings } from './surroundings';
import type { Finding } from './templateCheck';

/** Looks at a whole document for one kind of fault. Pure; what it needs and lacks, it does not judge. */
export type Rule = (subject: Subject, surroundings: Surroundings) => readonly Finding[];
