/** Templates as long as asked for, of the blocks that long pages are made of. */

export const sizes = [10, 100, 1_000, 5_000] as const;
export const lastBlockId = 'last';
export const templateId = (size: number): string => `bench-${size}`;

interface PlainBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Short texts: 5,000 blocks must fit in the 1 MB that a template may have. */
const kinds: readonly ((number: number) => Omit<PlainBlock, 'id'>)[] = [
  (number) => ({
    type: 'richText',
    props: { html: `<p>Párrafo <strong>${number}</strong> de la página.</p>` },
  }),
  (number) => ({
    type: 'benefits',
    props: { items: [{ title: `Ventaja ${number}`, text: 'Sin letra pequeña.' }] },
  }),
  (number) => ({
    type: 'faq',
    props: { items: [{ question: `¿Pregunta ${number}?`, answer: 'Respuesta corta.' }] },
  }),
  (number) => ({ type: 'steps', props: { items: [{ title: `Paso ${number}`, text: 'Sigue leyendo.' }] } }),
  (number) => ({ type: 'cta', props: { label: `Botón ${number}`, action: { type: 'openApp' } } }),
];

export function manyBlocks(size: number): string {
  const blocks = Array.from({ length: size }, (_, position) => ({
    id: position === size - 1 ? lastBlockId : `n${position}`,
    ...kinds[position % kinds.length]?.(position),
  }));
  return JSON.stringify({
    schemaVersion: 1,
    id: templateId(size),
    kind: 'landing',
    locale: 'es',
    title: `${size} bloques`,
    blocks,
  });
}
