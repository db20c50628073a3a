import { createWire } from '../../../codec/wire';
import type { Brand } from '../../../generated/brand';
import { pathOf } from './query';
import { callNames, sentPath } from '../../../contract/calls';

const ownCalls = ['/report', '/healthz', '/readyz'];

/** True for addresses that programs call, by whatever name: their faults come as JSON, everyone else's as HTML. */
export function createIsCall(brand: Pick<Brand, 'loanApiPrefix' | 'wire'>): (url: string) => boolean {
  const { loanApiPrefix } = brand;
  const wire = createWire(brand.wire);
  const exact = new Set([...ownCalls, ...callNames.map((name) => sentPath(brand, wire, name))]);
  const folders = ['/api/', '/editor/api/', ...(loanApiPrefix === '' ? [] : [`${loanApiPrefix}/`])];
  return (url) => {
    const path = pathOf(url);
    return exact.has(path) || folders.some((folder) => path.startsWith(folder));
  };
}
