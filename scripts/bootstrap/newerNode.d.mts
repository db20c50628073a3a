export const knownVersions: readonly string[];
export function ensureNode(root: string, version: string): string;
export function goOnWithNewerNode(root: string): void;
