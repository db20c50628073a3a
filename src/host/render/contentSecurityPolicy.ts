import { createHash } from 'node:crypto';
import { floorScript } from './floorNote';

/** Source expression of an inline script or style (CSP Level 3, hash-source). */
export const hashSource = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

export interface PolicySources {
  /** Inline scripts and styles of the page, besides the one that every page has. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins of the brand file (contract §3); empty ones are left out. */
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
  /** Who may frame the page; nobody unless given. */
  readonly framedBy?: 'self' | 'none' | undefined;
}

const unique = (sources: readonly string[]): string => [...new Set(sources.filter((source) => source !== ''))].join(' ');

/** Policy of a public page: nothing inline but what the host wrote itself, no eval, no frames (contract §2). */
export function contentSecurityPolicy(sources: PolicySources): string {
  return [
    `default-src 'none'`,
    `script-src ${unique(["'self'", ...[floorScript, ...sources.scripts].map(hashSource)])}`,
    `style-src ${unique(["'self'", ...sources.styles.map(hashSource)])}`,
    `img-src ${unique(["'self'", 'data:', ...sources.imageOrigins])}`,
    `connect-src ${unique(["'self'", ...sources.connectOrigins])}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors '${sources.framedBy ?? 'none'}'`,
    `require-trusted-types-for 'script'`,
    `trusted-types vitrina vitrina#webpack dompurify`,
  ].join('; ');
}
