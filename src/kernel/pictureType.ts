const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Media type of a picture by the ending of its address; undefined: it does not say. */
export function pictureTypeOf(address: string): string | undefined {
  const ending = /\.([a-z]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}
