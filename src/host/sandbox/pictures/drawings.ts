/** Small pictures of our own, as SVG without styles. */

const frame = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A coloured tile with a sign made of lines. */
const tile = (colour: string, sign: string): string =>
  frame(
    96,
    96,
    `<rect width="96" height="96" rx="20" fill="${colour}"/><g fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`,
  );

const lines = (count: number): string =>
  Array.from(
    { length: count },
    (_, line) =>
      `<rect x="40" y="${90 + line * 36}" width="${line % 3 === 2 ? 150 : 240}" height="12" rx="6" fill="#b8b8b8"/>`,
  ).join('');

/** A sheet of paper with a heading and lines. */
const sheet = (colour: string, count: number): string =>
  frame(
    320,
    420,
    `<rect width="320" height="420" fill="#f4f4f4"/><rect x="40" y="36" width="120" height="24" rx="6" fill="${colour}"/>${lines(count)}`,
  );

/** By the picture's name. */
export const drawings: Readonly<Record<string, string>> = {
  'product-1001': tile('#b54a00', '<path d="M26 52 L42 68 L72 30"/>'),
  'product-1002': tile('#1f5f8b', '<path d="M24 62 C36 30 60 66 72 34"/><path d="M58 34 H72 V48"/>'),
  'product-1004': tile('#4b3f8f', '<path d="M24 70 V44 L48 26 L72 44 V70 Z"/><path d="M42 70 V54 H54 V70"/>'),
  'channel-CORNER': tile('#a3273a', '<path d="M24 42 L30 26 H66 L72 42 Z"/><path d="M30 44 V70 H66 V44"/>'),
  'channel-PHARMACY': tile('#1b6e4b', '<path d="M48 26 V70 M26 48 H70"/>'),
  'channel-PAID': tile('#555555', '<circle cx="48" cy="48" r="24"/><path d="M48 34 V48 L58 56"/>'),
  'channel-TRANSFER': tile('#245a9c', '<path d="M24 38 H70 L60 28 M72 58 H26 L36 68"/>'),
  receipt: sheet('#a3273a', 5),
  letter: sheet('#1f5f8b', 8),
  fees: sheet('#1b6e4b', 6),
};
