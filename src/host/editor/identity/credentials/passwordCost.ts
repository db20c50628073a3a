import type { ScryptOptions } from 'node:crypto';

/** 2^15, 8, 3: OWASP's Password Storage Cheat Sheet for scrypt with 32 MiB. */
export const passwordCost = { N: 32_768, r: 8, p: 3 } as const satisfies ScryptOptions;
