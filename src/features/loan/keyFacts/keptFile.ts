/** What of a browser a copy needs. */
export type KeepingWindow = Pick<Window, 'document' | 'navigator' | 'setTimeout'> & {
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
};

/** How long a file's address stays good after the tap, in ms: a phone may ask where to put it first. */
const addressMs = 60_000;

/** Has the browser keep a file. */
export function downloadFile(view: KeepingWindow, file: File): void {
  const { document } = view;
  const address = view.URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  view.setTimeout(() => view.URL.revokeObjectURL(address), addressMs);
}

/** Whether the browser hands files of this kind to other apps; asked with a small one, since only its type counts. */
export const canShare = ({ navigator }: KeepingWindow): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([' '], 'copy.html', { type: 'text/html' })] });

/** Hands a file to another app that the person chooses. Who thinks better of it has chosen that. False: it could not be handed over. */
export async function shareFile(view: KeepingWindow, file: File): Promise<boolean> {
  try {
    await view.navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
