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

export type CodeKind = keyof typeof symbologies;

/**
 * A code that a till can read, as SVG: Code 128 with its digits below, or a QR code, with the quiet zone around it.
 * Undefined: such a code is not drawn.
 */
export async function codePicture(kind: CodeKind, text: string): Promise<string | undefined> {
  if (!codePattern.test(text)) return undefined;
  // Large, and needed by nothing else: it is loaded with the first code.
  const { default: drawings } = await import('bwip-js/node');
  return drawings.toSVG({ ...symbologies[kind], text, scale: 2, backgroundcolor: 'FFFFFF' });
}
