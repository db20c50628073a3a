/** Bounds of the sections that a team keeps, for the host that refuses and the editor that says so. */
export const sectionLimits = {
  /** Of all sections together. */
  count: 200,
  /** UTF-8 bytes of one section's JSON text. */
  bytes: 131_072,
  /** Blocks of one section, those in columns counted. */
  blocks: 60,
  /** Characters. */
  name: 100,
} as const;
