/** The few tones one campaign is drawn with: a ground, a family of one hue from soft to deep, one accent. */
export interface Palette {
  ground: string;
  groundShade: string;
  groundDeep: string;
  light: string;
  soft: string;
  middle: string;
  deep: string;
  accent: string;
  accentShade: string;
}

export const mexicoPalette: Palette = {
  ground: '#f9ead7',
  groundShade: '#f3d9b8',
  groundDeep: '#e6bf93',
  light: '#fffaf3',
  soft: '#b5d0ba',
  middle: '#4f8a6d',
  deep: '#17493a',
  accent: '#d4623a',
  accentShade: '#b24a28',
};

export const indiaPalette: Palette = {
  ground: '#fdeecb',
  groundShade: '#fbdc9c',
  groundDeep: '#f5c566',
  light: '#fffaf0',
  soft: '#c3c5ec',
  middle: '#6366b8',
  deep: '#2b2a6b',
  accent: '#f0930f',
  accentShade: '#d4740a',
};

export const originalPalette: Palette = {
  ground: '#faeee0',
  groundShade: '#f4dcc2',
  groundDeep: '#e8c08e',
  light: '#fffaf4',
  soft: '#efb9a5',
  middle: '#c9503f',
  deep: '#7d1f1f',
  accent: '#d99a32',
  accentShade: '#b97c1c',
};

/** The official site, between the dark of the app and the warmth of the campaigns. */
export const sitePalette: Palette = {
  ground: '#efeae3',
  groundShade: '#e6dfd5',
  groundDeep: '#d3c9bb',
  light: '#fffdfa',
  soft: '#cbc2b6',
  middle: '#6b625a',
  deep: '#1f1c1a',
  accent: '#ff7a00',
  accentShade: '#d96500',
};
