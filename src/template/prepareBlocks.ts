import { stripInvalid } from '../codec/stripInvalid';
import type { ValidationFault, Validator } from '../codec/validator';
import { blockValidators } from '../generated/blockValidators';
import type { Action, BlockEnvelope, Image } from '../generated/template';
import validateEnvelope from '../generated/validators/block';
import type { Locale } from '../kernel/locale';
import { isMediaAddress, isPictureAddress, isSafeAddress, type AddressRules } from './address';
import type { Block } from './block';
import { mapLists } from './blockTree';
import { fillHtml, fillText, type BrandWords, localiseText } from './texts';
import { changeProps } from './changeProps';
import { isConditionTooDeep } from './condition';
import type { TemplateFault } from './fault';
import { measureHtml } from './html/htmlSize';
import { nodesOfPlainHtml } from './html/plainHtml';
import { limits } from './limits';
import { isTooNew } from './migrations/migrate';

export interface Preparation {
  readonly rules: AddressRules;
  readonly sanitizeHtml: (html: string) => string;
  /** Language that is shown, and the document's own. */
  readonly shown: Locale;
  readonly own: Locale;
  readonly words: BrandWords;
}

interface Prepared {
  readonly blocks: Block[];
  readonly faults: TemplateFault[];
}

type Report = (kind: TemplateFault['kind'], detail: string) => undefined;

const describe = (faults: readonly ValidationFault[] | null | undefined): string =>
  (faults ?? [])
    .slice(0, 3)
    .map((fault) => `${fault.instancePath || '/'} ${fault.message ?? fault.keyword}`)
    .join('; ');

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

/** Who a raw block says that it is, for a report about it. */
function identify(raw: unknown): { blockId: string; blockType: string } {
  const { id, type } = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    id?: unknown;
    type?: unknown;
  };
  return { blockId: textOf(id), blockType: textOf(type) };
}

function isUnsafe(action: Action, rules: AddressRules): boolean {
  return action.type === 'link' && !isSafeAddress(action.href, rules);
}

/** An action that leads nowhere safe is removed, and with it the smallest optional piece that can't be without. */
function withoutUnsafeActions(
  envelope: BlockEnvelope,
  validate: Validator<unknown>,
  rules: AddressRules,
  report: Report,
): object | undefined {
  const remove = (action: unknown): unknown =>
    isUnsafe(action as Action, rules)
      ? report('unsafeAddress', 'an action leads to an address that pages may not lead to')
      : action;
  const props = changeProps(envelope.type, envelope.props, { action: remove });
  return props === envelope.props ? props : (stripInvalid(validate, props)?.value as object | undefined);
}

/** A picture from elsewhere is left out, its alternative text stays (contract §3). */
function safePicture(image: Image, rules: AddressRules, report: Report): Image {
  const isSafe = isPictureAddress(image.src, rules);
  if (!isSafe) report('unsafeAddress', 'a picture comes from an origin that the brand file does not name');
  const sources = (image.sources ?? []).filter(({ src }) => isSafe && isPictureAddress(src, rules));
  return { ...image, src: isSafe ? image.src : '', sources };
}

/** A video or captions from elsewhere have no address; the block says so once it is tapped (contract §3). */
function safeMedia(address: unknown, rules: AddressRules, report: Report): string {
  if (typeof address === 'string' && isMediaAddress(address, rules)) return address;
  report('unsafeAddress', 'a video or its captions come from an origin that the brand file does not name');
  return '';
}

/** Props as a View gets them: one language, the brand's words, safe pictures, videos and HTML. */
function presentProps(
  type: string,
  props: object,
  { rules, sanitizeHtml, shown, own, words }: Preparation,
  report: Report,
): object {
  const textOf = (text: unknown): string => fillText(localiseText(text, shown, own), words);
  return changeProps(type, props, {
    text: textOf,
    html: (html) => sanitizeHtml(fillHtml(localiseText(html, shown, own), words)),
    image(found) {
      const image = safePicture(found as Image, rules, report);
      return { ...image, alt: textOf(image.alt) };
    },
    media: (address) => safeMedia(address, rules, report),
  });
}

class BlockPreparer {
  readonly faults: TemplateFault[] = [];
  private count = 0;
  private htmlNodes = 0;

  constructor(private readonly preparation: Preparation) {}

  list(raws: readonly unknown[], depth: number): Block[] {
    return raws.map((raw) => this.one(raw, depth)).filter((block) => block !== undefined);
  }

  private one(raw: unknown, depth: number): Block | undefined {
    const report: Report = (kind, detail) => void this.faults.push({ kind, ...identify(raw), detail });
    this.count += 1;
    if (depth > limits.blockDepth) return report('tooDeep', `columns nest deeper than ${limits.blockDepth}`);
    if (this.count > limits.blocks)
      return this.count === limits.blocks + 1
        ? report('tooMany', `more than ${limits.blocks} blocks`)
        : undefined;
    if (isConditionTooDeep((raw as { visibleWhen?: unknown } | null)?.visibleWhen)) {
      return report('tooDeep', `the condition nests deeper than ${limits.conditionDepth}`);
    }
    if (!validateEnvelope(raw)) return report('invalid', describe(validateEnvelope.errors));
    const validate = Object.hasOwn(blockValidators, raw.type) ? blockValidators[raw.type] : undefined;
    if (!validate) return report('unknownType', `there is no block type "${raw.type.slice(0, 64)}"`);
    if (isTooNew(raw)) return report('unknownType', `version ${String(raw.version)} of it is not there`);
    if (!validate(raw.props)) return report('invalid', describe(validate.errors));
    return this.valid(raw, validate, depth, report);
  }

  private valid(
    envelope: BlockEnvelope,
    validate: Validator<unknown>,
    depth: number,
    report: Report,
  ): Block | undefined {
    const { id, type, visibleWhen, variant } = envelope;
    const reachable = withoutUnsafeActions(envelope, validate, this.preparation.rules, report);
    if (!reachable) return undefined;
    const refused: ('tooDeep' | 'tooMany')[] = [];
    const sanitizeHtml = (html: string) => this.html(html, refused);
    const safe = presentProps(type, reachable, { ...this.preparation, sanitizeHtml }, report);
    if (refused.includes('tooDeep'))
      return report('tooDeep', `the HTML nests deeper than ${limits.htmlDepth}`);
    if (refused.includes('tooMany'))
      return report('tooMany', `the HTML of the page makes more than ${limits.htmlNodes} nodes`);
    const { props } = mapLists({ type, props: safe }, (list) =>
      this.list(list as readonly unknown[], depth + 1),
    );
    // The props were validated by the schema that the type of this very block was made from.
    return { id, type, props, ...(visibleWhen && { visibleWhen }), ...(variant && { variant }) } as Block;
  }

  /** Measured before any parser sees it; what is plain needs none. */
  private html(html: string, refused: ('tooDeep' | 'tooMany')[]): string {
    const plainNodes = nodesOfPlainHtml(html);
    const { depth, nodes } = plainNodes === undefined ? measureHtml(html) : { depth: 0, nodes: plainNodes };
    if (depth > limits.htmlDepth) refused.push('tooDeep');
    if (this.htmlNodes + nodes > limits.htmlNodes) refused.push('tooMany');
    if (refused.length > 0) return '';
    this.htmlNodes += nodes;
    return plainNodes === undefined ? this.preparation.sanitizeHtml(html) : html;
  }
}

/** Each block on its own: a wrong one is left out and reported, the others stay (contract §8). */
export function prepareBlocks(raws: readonly unknown[], preparation: Preparation): Prepared {
  const preparer = new BlockPreparer(preparation);
  const blocks = preparer.list(raws, 1);
  return { blocks, faults: preparer.faults };
}
