import en from '../../../../locales/en/adverts.json';
import es from '../../../../locales/es/adverts.json';
import type { Brand } from '../../../generated/brand';
import { formatDate } from '../../../kernel/date';
import { escapeHtml } from '../../../kernel/escapeHtml';
import type { Locale, ProductLocale } from '../../../kernel/locale';
import { marketFacts, type Market } from '../../../kernel/market';
import { presetTranslate } from '../../../texts/presetTranslate';
import type { Translate } from '../../../texts/textKey';
import type { RecordedPage } from '../../delivery/render/recordRenderer';
import { style } from './indexStyle';
import type { Advert, LiveTime, Moved } from './readAdverts';

/** An advert with the files that the folder has of it, by their paths in the folder. */
export interface ExportedAdvert {
  readonly advert: Advert;
  readonly name: string;
  readonly kind: keyof typeof en.kind;
  readonly market: Market;
  readonly pages: readonly {
    readonly file: string;
    readonly locale: Locale;
    readonly shows: RecordedPage['shows'];
  }[];
  readonly document: string;
  readonly pictures: readonly string[];
  readonly missing: readonly string[];
  readonly elsewhere: readonly string[];
}

export interface IndexOptions {
  readonly brand: Brand;
  /** Days, `2026-01-31`. */
  readonly from: string;
  readonly to: string;
  readonly madeAt: number;
  readonly utcOffsetMinutes: number;
  readonly adverts: readonly ExportedAdvert[];
}

export const indexFiles: Readonly<Record<ProductLocale, string>> = { en: 'index.html', es: 'index.es.html' };
const texts = { en, es };
const otherLanguage = { en: 'es', es: 'en' } as const;
export const hashFile = 'SHA256SUMS';

const escapedAddress = (file: string): string =>
  escapeHtml(file.split('/').map(encodeURIComponent).join('/'));

const link = (file: string, label: string, attributes = ''): string =>
  `<a href="${escapedAddress(file)}"${attributes}>${escapeHtml(label)}</a>`;

/** `UTC−06:00` */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The index of an exported folder in one language, with nothing that it would have to load but the folder's pictures. */
export function advertIndex(locale: ProductLocale, options: IndexOptions): string {
  const { brand, from, to, madeAt, utcOffsetMinutes, adverts } = options;
  const translate: Translate = presetTranslate({ adverts: texts[locale] });
  const say = (...words: Parameters<Translate>): string => escapeHtml(translate(...words));
  const moment = (at: number): string =>
    `<time datetime="${new Date(at).toISOString()}">${formatDate(at, utcOffsetMinutes)}</time>`;
  const shownAt = (at: number): string => formatDate(at, utcOffsetMinutes);

  const why = ({ reason }: Moved): string =>
    reason === '' ? '' : `<span class="quiet">${say('adverts:reason', { reason })}</span>`;

  function ending(ended: Moved | undefined): string {
    if (!ended) return say('adverts:stillLive');
    const { at, action, by } = ended;
    const how = {
      publish: 'replaced',
      release: 'replaced',
      rollback: 'replacedByRollback',
      end: 'end',
    } as const;
    return `${moment(at)} <span>${say(`adverts:${how[action]}`, { by })}</span> ${why(ended)}`;
  }

  const beginning = (began: Moved): string =>
    `${moment(began.at)} <span>${say(`adverts:${began.action}`, { by: began.by })}</span> ${why(began)}`;

  const liveRow = ({ began, ended }: LiveTime): string =>
    `<tr><td>${beginning(began)}</td><td>${ending(ended)}</td></tr>`;

  /** A picture has a file for each size and format; one of them is enough to know it by. */
  const oneOfEach = (files: readonly string[]): readonly string[] => [
    ...new Map(files.toReversed().map((file) => [file.replace(/-\d+\..*$/, ''), file])).values(),
  ];

  function pictures({ pictures: names, missing, elsewhere }: ExportedAdvert): string {
    const parts = [
      names.length === 0
        ? ''
        : `<p class="pictures">${oneOfEach(names)
            .map(
              (file) =>
                `<a href="${escapedAddress(file)}"><img src="${escapedAddress(file)}" alt="${escapeHtml(file.replace(/^.*\//, ''))}" loading="lazy"></a>`,
            )
            .join('')}</p>`,
      missing.length === 0 ? '' : `<p>${say('adverts:pictureMissing', { names: missing.join(', ') })}</p>`,
      elsewhere.length === 0 ? '' : `<p>${say('adverts:elsewhere', { addresses: elsewhere.join(', ') })}</p>`,
    ].join('');
    return parts === '' ? '' : `<h4>${say('adverts:pictures')}</h4>${parts}`;
  }

  function entry(exported: ExportedAdvert): string {
    const { advert, pages } = exported;
    const { revision, sha256, liveTimes, approval, createdAt, createdBy } = advert;
    const drawn = pages.map(({ file, locale: shown, shows }) => {
      const language = translate(`adverts:language.${shown}`);
      return `<li>${link(file, translate(`adverts:${shows}`, { language }))}</li>`;
    });
    const id = `${advert.id}-${revision}`;
    return `<section class="revision" aria-labelledby="${escapeHtml(id)}">
<h3 id="${escapeHtml(id)}">${say('adverts:revision', { revision })}</h3>
<ul>${drawn.join('')}${pages.length === 0 ? `<li>${say('adverts:undrawable')}</li>` : ''}<li>${link(exported.document, translate('adverts:document'))} <code>${sha256}</code></li></ul>
<p>${say('adverts:created', { by: createdBy, at: shownAt(createdAt) })}</p>
<p>${approval ? say('adverts:approval', { by: approval.by, at: shownAt(approval.at) }) : say('adverts:noApproval')}</p>
<h4 id="${escapeHtml(id)}-live">${say('adverts:live')}</h4>
<div class="wide" role="region" aria-labelledby="${escapeHtml(id)}-live" tabindex="0"><table><thead><tr><th scope="col">${say('adverts:from')}</th><th scope="col">${say('adverts:until')}</th></tr></thead><tbody>${liveTimes.map(liveRow).join('')}</tbody></table></div>
${pictures(exported)}</section>`;
  }

  function template(list: readonly ExportedAdvert[]): string {
    const newest = list.at(-1);
    if (!newest) return '';
    const { advert, name, kind, market } = newest;
    return `<section><h2>${escapeHtml(name)}</h2><p class="quiet"><code>${escapeHtml(advert.id)}</code> · ${say(`adverts:kind.${kind}`)} · ${say(`adverts:market.${marketFacts(market)?.market ?? 'none'}`)}</p>${list.map(entry).join('')}</section>`;
  }

  const byTemplate = new Map<string, ExportedAdvert[]>();
  for (const each of adverts)
    byTemplate.set(each.advert.id, [...(byTemplate.get(each.advert.id) ?? []), each]);
  const other = otherLanguage[locale];
  const title = say('adverts:title', { from, to });
  const { lender, appName } = brand;
  const fact = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><header><p>${link(indexFiles[other], translate('adverts:other'), ` lang="${other}" hreflang="${other}"`)}</p><h1>${title}</h1>
<p>${say('adverts:intro', { name: lender.name || appName, offset: offsetName(utcOffsetMinutes) })}</p>
<dl>${fact(say('adverts:lender'), escapeHtml(lender.name || appName))}${lender.registration === '' ? '' : fact(say('adverts:registration'), escapeHtml(lender.registration))}${fact(say('adverts:madeAt'), moment(madeAt))}${fact(say('adverts:count'), String(byTemplate.size))}</dl>
<p>${say('adverts:verify', { command: '\u0000' }).replace('\u0000', `<code>sha256sum -c ${hashFile}</code>`)} ${say('adverts:switches')}</p></header>
<main>${byTemplate.size === 0 ? `<p>${say('adverts:none')}</p>` : [...byTemplate.values()].map(template).join('')}</main></body></html>
`;
}
