export function stampGenerated(root: string): void;
export function isGenerated(root: string): boolean;
export function ensureGenerated(root: string): void;
