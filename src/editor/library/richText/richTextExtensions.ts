import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { type AddressRules, isSafeAddress } from '../../../template/address';
import { SignedBold, SignedItalic } from './signRules';

/** Marks without a button: the visual editor draws and keeps them, the source writes them. */
const plainMarks = ['u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'code', 'abbr', 'span'];

/** Attributes that the sanitiser keeps on every element (`sanitiserPolicy`). */
const generalAttributes = ['title', 'lang', 'dir'];

const blockTypes = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
];

/** Without one of these a span says nothing. */
const saying = generalAttributes.map((name) => `span[${name}]`).join();

const markOf = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag: tag === 'span' ? saying : tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

const Rule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'width', 'height'].map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const GeneralAttributes = Extension.create({
  name: 'generalAttributes',
  addGlobalAttributes: () => [
    {
      types: [...blockTypes, ...plainMarks, 'bold', 'italic', 'link', 'image'],
      attributes: Object.fromEntries(generalAttributes.map((name) => [name, { default: null }])),
    },
    // By which links lead to it.
    { types: ['heading'], attributes: { id: { default: null } } },
  ],
});

/** In items and cells `bare` tells words that stand there by themselves from a paragraph that somebody wrote. */
const Words = Paragraph.extend({
  addAttributes: () => ({
    bare: {
      default: true,
      parseHTML: (element) => element.hasAttribute('data-bare'),
      renderHTML: ({ bare }) => (bare === true ? { 'data-bare': '' } : {}),
    },
  }),
});

/** Tab moves the focus, as everywhere in the editor; indenting has keys and buttons of its own. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Tiptap's own reading of pasted numbers is left out: `pastedText` reads all lists. */
const Numbers = OrderedList.extend({
  addAttributes: () => ({ start: startAttribute }),
  addProseMirrorPlugins: () => [],
});
const startAttribute = {
  default: 1,
  parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1,
};

const spanOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1,
});
/** Widths of columns are styles, which no page shows; the commands of tables ask for them all the same. */
const cellAttributes = () => ({
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

/** Tab goes from cell to cell and leaves the last one: a table must not trap keyboard users. */
const Grid = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

const Address = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** What the visual editor holds: a part of what the sanitiser keeps, and nothing that it drops. */
export const richTextExtensions = (rules: AddressRules): Extensions => [
  Document,
  Text,
  Words,
  Heading.configure({ levels: [2, 3, 4, 5, 6] }),
  SignedBold,
  SignedItalic,
  HardBreak,
  BulletList,
  Numbers,
  Item,
  Quote,
  Rule,
  Picture,
  Address.configure({
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isSafeAddress(address, rules),
  }),
  Grid,
  TableRow,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
  ...plainMarks.map(markOf),
  GeneralAttributes,
];
