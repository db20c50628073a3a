export const oldestNode: number;
export const preferredNode: number;
export function isSupportedNode(): boolean;
export function oldNodeMessage(): string;
export function requireSupportedNode(): void;
