/** Where the screens of a synced block are, below the editor's prefix. */
export const sectionPath = (id: string): string => `/sections/${encodeURIComponent(id)}`;
