export function stampGenerated(root: string, files: readonly string[]): void;
export function isGenerated(root: string): boolean;
export function ensureGenerated(root: string): void;
