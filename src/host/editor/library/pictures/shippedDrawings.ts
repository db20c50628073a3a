import type { ShippedDrawing } from '../../../../generated/editor';
import type { Image } from '../../../../generated/template';
import { isRecord } from '../../../../kernel/record';
import validateList from '../../../../generated/validators/editor/drawingList';

/** `mx-hero` of `/pictures/mx-hero-720.1a2b3c4d.webp`. */
const shippedName = /^\/pictures\/([a-z0-9-]+)-\d+\.[0-9a-f]{8}\.webp$/;

function collect(value: unknown, found: Map<string, Image>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, found);
    return;
  }
  if (!isRecord(value)) return;
  const name = typeof value.src === 'string' ? shippedName.exec(value.src)?.[1] : undefined;
  const drawing: unknown = { drawings: [{ name: name ?? '', image: value }] };
  if (name !== undefined && validateList(drawing)) found.set(name, drawing.drawings[0]?.image ?? { src: '' });
  else for (const each of Object.values(value)) collect(each, found);
}

/** The pictures of the templates that come with the host, by name. */
export function shippedDrawings(documents: readonly string[]): readonly ShippedDrawing[] {
  const found = new Map<string, Image>();
  for (const document of documents) collect(JSON.parse(document), found);
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, image]) => ({ name, image }));
}
