const namedKeys = [
  'command',
  'shift',
  'alt',
  'delete',
  'escape',
  'enter',
  'arrows',
  'upDown',
  'click',
] as const;
type NamedKey = (typeof namedKeys)[number];
type Key = NamedKey | 'Z' | 'C' | 'X' | 'V' | 'D' | 'M' | 'B' | 'I' | 'K' | 'F2' | 'F10' | '?';

export const isNamed = (key: Key): key is NamedKey => namedKeys.some((name) => name === key);

/** Pressed together; a name, or the character on the key. */
export type Keys = readonly Key[];

/** The keys of the editor, by what they are pressed for. */
export const shortcutGroups = [
  {
    group: 'anywhere',
    rows: [
      { deed: 'undo', keys: ['command', 'Z'] },
      { deed: 'redo', keys: ['command', 'shift', 'Z'] },
      { deed: 'comment', keys: ['command', 'alt', 'M'] },
      { deed: 'close', keys: ['escape'] },
      { deed: 'list', keys: ['?'] },
    ],
  },
  {
    group: 'blocks',
    rows: [
      { deed: 'type', keys: ['F2'] },
      { deed: 'chooseMore', keys: ['command', 'click'] },
      { deed: 'chooseRange', keys: ['shift', 'click'] },
      { deed: 'copy', keys: ['command', 'C'] },
      { deed: 'cut', keys: ['command', 'X'] },
      { deed: 'paste', keys: ['command', 'V'] },
      { deed: 'duplicate', keys: ['command', 'D'] },
      { deed: 'move', keys: ['alt', 'arrows'] },
      { deed: 'remove', keys: ['delete'] },
    ],
  },
  {
    group: 'text',
    rows: [
      { deed: 'bold', keys: ['command', 'B'] },
      { deed: 'italic', keys: ['command', 'I'] },
      { deed: 'link', keys: ['command', 'K'] },
      { deed: 'tools', keys: ['alt', 'F10'] },
    ],
  },
  {
    group: 'outline',
    rows: [
      { deed: 'go', keys: ['upDown'] },
      { deed: 'extend', keys: ['shift', 'upDown'] },
      { deed: 'open', keys: ['enter'] },
    ],
  },
] as const satisfies readonly {
  readonly group: string;
  readonly rows: readonly { readonly deed: string; readonly keys: Keys }[];
}[];
