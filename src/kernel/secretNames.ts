/** Common parameters that never reach another origin, a visible address, a log or the app (contract §4). */
export const secretNames = ['sessionId', 'crp_phe', 'dearest', 'showy', 'dearer', 'swift', 'eyes'] as const;

export const isSecretName = (name: string): boolean => secretNames.some((secret) => secret === name);
