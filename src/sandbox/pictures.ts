import type { FastifyInstance, FastifyReply } from 'fastify';

const frame = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

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

const sheet = (colour: string, count: number): string =>
  frame(
    320,
    420,
    `<rect width="320" height="420" fill="#f4f4f4"/><rect x="40" y="36" width="120" height="24" rx="6" fill="${colour}"/>${lines(count)}`,
  );

const drawings: Readonly<Record<string, string>> = {
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

/** What a picture of a code may hold: the sandbox's references are digits. */
const codePattern = /^\d{1,40}$/;

const symbologies = {
  barcode: {
    bcid: 'code128',
    height: 14,
    includetext: true,
    textxalign: 'center',
    paddingwidth: 10,
    paddingheight: 4,
  },
  qr: { bcid: 'qrcode', padding: 4 },
} as const;

type CodeKind = keyof typeof symbologies;

/**
 * A code that a till can read, as SVG: Code 128 with its digits below, or a QR code, with the quiet zone around it.
 * Undefined: such a code is not drawn.
 */
async function codePicture(kind: CodeKind, text: string): Promise<string | undefined> {
  if (!codePattern.test(text)) return undefined;
  // Large, and needed by nothing else: it is loaded with the first code.
  const { default: drawings } = await import('bwip-js/node');
  return drawings.toSVG({ ...symbologies[kind], text, scale: 2, backgroundcolor: 'FFFFFF' });
}

/** A name always shows the same. */
const kept = 'public, max-age=86400';
const codeName = /^(barcode|qr)-(\d+)$/;

const isCodeKind = (value: string | undefined): value is CodeKind => value === 'barcode' || value === 'qr';

async function pictureOf(name: string): Promise<string | undefined> {
  const [, kind, text = ''] = codeName.exec(name) ?? [];
  if (isCodeKind(kind)) return codePicture(kind, text);
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}

const sendPicture = (reply: FastifyReply, picture: string): FastifyReply =>
  reply
    .type('image/svg+xml')
    .headers({ 'cache-control': kept, 'x-content-type-options': 'nosniff' })
    .send(picture);

/** The pictures that the sandbox's replies name: logos, codes for the till, sheets of paper. */
export function registerPictures(scope: FastifyInstance): void {
  scope.get<{ Params: { name: string } }>('/sandbox/pictures/:name.svg', async (request, reply) => {
    const picture = await pictureOf(request.params.name);
    if (picture !== undefined) return sendPicture(reply, picture);
    return reply.status(404).type('text/plain; charset=utf-8').send('');
  });
}
