/** jsdom can't draw: a browser whose pictures have the size that a test says. */
export function teachPictures(size: { readonly width: number; readonly height: number }): {
  readonly drawn: string[];
} {
  const drawn: string[] = [];
  const bitmap = { ...size, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, give: (blob: Blob) => void, type: string) {
      drawn.push(`${this.width}x${this.height} ${type}`);
      give(new Blob(['small'], { type }));
    },
    toDataURL: () => 'data:image/jpeg;base64,AAAA',
  });
  if (!('arrayBuffer' in Blob.prototype)) {
    Object.assign(Blob.prototype, {
      arrayBuffer(this: Blob) {
        return new Promise((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(reader.result);
          reader.readAsArrayBuffer(this);
        });
      },
    });
  }
  return { drawn };
}

const head = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // `ftyp` and its brand, behind the length of the box.
  heic: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63],
  avif: [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
} as const;

/** A file that begins as such a picture does, whatever it is called. */
export function pictureFile(kind: keyof typeof head, name = `photo.${kind}`, bytes = 1000): File {
  const content = new Uint8Array(bytes);
  content.set(head[kind]);
  return new File([content], name, { type: 'application/octet-stream' });
}
