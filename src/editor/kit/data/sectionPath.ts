/** Where a saved section is: its calls below the prefix of the host's, and a synced block's screens below the editor's. */
export const sectionPath = (id: string): string => `/sections/${encodeURIComponent(id)}`;
