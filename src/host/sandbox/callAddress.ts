import type { Sandbox } from './sandbox';

/** The address of a call as it is sent: the loan helper's calls stand behind the brand's prefix (contract §5). */
export function callAddress({ wire, brand }: Pick<Sandbox, 'wire' | 'brand'>, path: string): string {
  return path.startsWith('/api/') ? wire.path(path) : `${brand.loanApiPrefix}${wire.path(path)}`;
}
