const quietModules = 4;

/** An address as a QR code (ISO/IEC 18004) in SVG, black on white with the quiet zone that scanners need. */
export async function qrCode(address: string): Promise<string> {
  // Drawn only now and then; the sandbox loads the same package for its barcodes.
  const { default: drawings } = await import('bwip-js/node');
  return drawings.toSVG({
    bcid: 'qrcode',
    text: address,
    scale: 2,
    padding: quietModules,
    backgroundcolor: 'FFFFFF',
  });
}
