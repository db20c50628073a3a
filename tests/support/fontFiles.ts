/** Fonts under the SIL Open Font License that only tests have. */
export const fontFiles = {
  /** A seventh wider than the fonts of phones; 41 kB. */
  wide: require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  /** The same with three axes; 132 kB. */
  heavy:
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  roboto: require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
  /** As wide as Arial, letter by letter. */
  arimo: require.resolve('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2'),
} as const;
