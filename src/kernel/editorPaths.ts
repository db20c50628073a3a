/** Addresses of the editor's screens below `/editor`; a part that begins with a colon stands for any one. */
const editorPaths = [
  '/',
  '/invitation',
  '/approval',
  '/templates/:id',
  '/templates/:id/history',
  '/templates/:id/preview',
  '/templates/:id/statistics',
  '/replace',
  '/sections/:id',
  '/sections/:id/pages',
  '/bundles',
  '/bundles/:id',
  '/calendar',
  '/accounts',
  '/audit',
  '/webhooks',
  '/settings',
  '/account',
] as const;

export type EditorPath = (typeof editorPaths)[number];

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** True where there is a screen under a path below `/editor`, as the editor's router finds it. */
export function isEditorPath(path: string): boolean {
  const parts = partsOf(path.toLowerCase());
  return editorPaths.some((known) => {
    const pattern = partsOf(known);
    return (
      pattern.length === parts.length &&
      pattern.every((part, position) => part.startsWith(':') || part === parts[position])
    );
  });
}
