import type { Client, PromotionName } from '../../api/client';
import { createKeyValueStore } from '../../api/keyValueStore';
import type { PromotionDependencies } from '../../features/promotion/dependencies';
import { noCopies } from '../../features/promotion/lastGoodCopies';
import { createFormSession, createVisitor } from '../../features/promotion/visitor';
import { screenOf } from '../../features/promotion/route';
import type { Clock } from '../../kernel/clock';
import { failure, success } from '../../kernel/result';
import type { DecisionContext } from '../../template/decide';
import type { PromotionBrand } from '../../codec/brand';
import type { PreviewMark, RenderedTemplate } from '../bootData';
import { hydrateLanding } from './hydrateLanding';

declare let __webpack_public_path__: string;

/** A picture in the place of the captcha's: a preview asks no server for one. */
const captchaPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 112 46'%3E%3Crect width='112' height='46' fill='%23e7e9ee'/%3E%3Cpath d='M14 34l9-22 9 22M18 27h10M42 12v22h12M64 12h14M71 12v22M88 34V12h8a6 6 0 0 1 0 12h-8' fill='none' stroke='%23667' stroke-width='3'/%3E%3C/svg%3E";

/** Reads pages as usual; what a form would send goes nowhere. */
function silentClient(
  client: Client<PromotionName>,
  { nothingSent: message }: PreviewMark,
): Client<PromotionName> {
  const refused = failure({ kind: 'refused' as const, code: 'preview', message });
  return {
    address: (name, query) => (name === 'get-captcha' ? captchaPicture : client.address(name, query)),
    get: async (name, query, onHeaders) =>
      name === 'get-sid'
        ? success({ code: '0', success: undefined, message: '', data: { sid: 'preview' } })
        : client.get(name, query, onHeaders),
    post: async () => refused,
  };
}

/** Nothing of a preview outlives its page. */
const forgetfulStore = () =>
  createKeyValueStore(() => {
    throw new Error('a preview keeps nothing');
  });

const stoppedAt = (now: number): Clock => ({ now: () => now, watch: () => () => undefined });

const previewDependencies =
  (context: DecisionContext, mark: PreviewMark) =>
  (real: PromotionDependencies): PromotionDependencies => {
    const visitor = createVisitor(forgetfulStore());
    visitor.rememberGroups(context.groups);
    if (context.registered) visitor.rememberRegistered();
    return {
      ...real,
      api: silentClient(real.api, mark),
      clientType: context.clientType,
      visitor,
      formSession: createFormSession(forgetfulStore()),
      copies: noCopies,
      tracking: { track: () => undefined, flush: () => undefined },
    };
  };

/** The page's own code finds its template by the query, where a preview's address has none. */
function nameTemplate({ page }: RenderedTemplate): void {
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  if (query.get('id') === page.id) return;
  query.set('id', page.id);
  history.replaceState(history.state, '', `?${query.toString()}${location.hash}`);
}

/**
 * Opens a draft that is only looked at: drawn for the visitor that the host was told of, sending and counting nothing.
 * @param isHydratable false where the address names another screen than the one that the host drew
 */
export async function openPreview(
  brand: PromotionBrand,
  rendered: RenderedTemplate,
  isHydratable: boolean,
): Promise<void> {
  const { context, preview } = rendered;
  if (!preview) return;
  if (preview.slowAssets) __webpack_public_path__ = preview.slowAssets;
  nameTemplate(rendered);
  const adapt = previewDependencies(context, preview);
  const clock = preview.isTimeFixed ? stoppedAt(context.now) : undefined;
  if (isHydratable) return hydrateLanding(brand, rendered, adapt, clock);
  // The draft itself comes with the document alone.
  window.addEventListener('hashchange', () => {
    if (screenOf(window.location.hash) === 'landing') window.location.reload();
  });
  const { mountLanding } = await import('./mountLanding');
  await mountLanding(brand, adapt, clock);
}
