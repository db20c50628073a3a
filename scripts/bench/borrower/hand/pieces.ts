import { utcOffsetMinutesOf } from '../../../../src/kernel/market';
import { formatMoney } from '../../../../src/kernel/money';
import { shownDay, shownText, type Shown } from '../../../../src/kernel/shownValue';
import { presetTranslate } from '../../../../src/texts/presetTranslate';
import catalogue from '../../../../src/pages/borrower/catalogues/es';
import { markup, type Html } from './markup';

export const say = presetTranslate(catalogue);
export const money = (minorUnits: Shown): string => formatMoney(minorUnits, 2);

export const day = (date: Shown): string => shownDay(date, utcOffsetMinutesOf(2));

/** What stands between the top bar and the control at the bottom, and that control. */
export interface Content {
  readonly main: Html;
  readonly footer?: Html;
}

/** Parameters of the page's address. */
export type Query = Readonly<Record<string, string>>;

const icon = (size: number, lines: string): Html =>
  markup`<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">
    <path d="${lines}" />
  </svg>`;

export const icons = {
  back: icon(24, 'M20 12H4m7-7-7 7 7 7'),
  onward: icon(20, 'm9 5 7 7-7 7'),
  down: icon(20, 'm5 9 7 7 7-7'),
  upDown: icon(16, 'm7 15 5 5 5-5M7 9l5-5 5 5'),
  copy: icon(20, 'M8 8h13v13H8zM16 8V3H3v13h5'),
  barcode: icon(20, 'M4 8V4h4m8 0h4v4M4 16v4h4m8 0h4v-4M8 8v8m4-8v8m4-8v8'),
  card: icon(24, 'M2 5h20v14H2zM2 10h20'),
  wallet: icon(24, 'M3 6h18v14H3zM3 11h12v4H3'),
  person: icon(24, 'M12 4a4 4 0 1 0 .01 0M5 21c0-9 14-9 14 0'),
  phone: icon(24, 'M5 3h4l2 6-3 2a12 12 0 0 0 5 5l2-3 6 2v4c-8 2-18-8-16-16'),
  words: icon(24, 'M3 4h18v13H9l-6 4zM7 9h10M7 13h6'),
  headset: icon(24, 'M4 16v-4a8 8 0 0 1 16 0v4M4 14h4v6H4zM16 14h4v6h-4z'),
};

interface Product {
  readonly name: string;
  readonly logo: string | null | undefined;
  readonly note?: Html | false;
  readonly aside?: Html | false;
}

export const product = ({ name, logo, note = false, aside = false }: Product): Html => markup`
  <div class="product">
    ${logo ? markup`<img src="${logo}" alt="" width="40" height="40" decoding="async" />` : markup`<i>${name[0]}</i>`}
    <div class="fill">
      <p class="name">${name}</p>
      ${note}
    </div>
    ${aside}
  </div>
`;

interface Row {
  readonly name: string;
  readonly value: string;
}

export const row = ({ name, value }: Row): Html =>
  markup`<div class="row">
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

export const rows = (list: readonly Row[]): Html | false =>
  list.length > 0 && markup`<dl>${list.map(row)}</dl>`;

interface NamedValue {
  readonly title?: Shown;
  readonly text?: Shown;
  readonly value?: Shown;
}

export const namedValue = ({ title, text, value }: NamedValue): Row => ({
  name: shownText(title ?? text),
  value: shownText(value),
});

export const amount = (label: string, value: string, note: string): Html => markup`
  <section class="amount">
    <p class="small">${label}</p>
    <p class="figure">${value}</p>
    ${note && markup`<p>${note}</p>`}
  </section>
`;

export const status = (words: string): Html | false =>
  words !== '' && markup`<span class="status">${words}</span>`;

/** The control at the bottom, and over it what it binds to. */
export const actions = (note: string, ...controls: readonly (Html | false)[]): Html => markup`
  <footer>
    ${note && markup`<p class="note">${note}</p>`}${controls.filter((control) => control !== false)}
  </footer>
`;
