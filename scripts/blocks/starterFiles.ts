const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `priceTable` → `Price table`. */
function wordsOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const titleCase = (type: string): string =>
  type.replace(/(?:^|\/)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const text = { $ref: 'https://vitrina.example/schemas/v1/common.schema.json#/$defs/text' };

const view = (type: string): string => {
  const name = titleCase(type);
  return `import { defineBlock, Section, useTranslate } from 'vitrina/blocks';
import type { ${name}Props } from './props';
import type texts from './texts/en.json';
import styles from './View.module.css';

export default defineBlock<${name}Props>(function ${name}({ block }) {
  const translate = useTranslate<typeof texts>(block.type);
  const { title, items } = block.props;
  return (
    <Section title={title}>
      <ul className={styles.list} aria-label={translate('list')}>
        {items.map((item, place) => (
          <li key={place} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
});
`;
};

const styles = `.list {
  margin: 0;
  padding: 0;
  list-style: none;
}

.item {
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--color-line);
}
`;

/** oxlint with nothing but what the build refuses too, so that an editor says it while it is written. */
const lint = {
  plugins: ['eslint', 'react'],
  rules: {
    'no-eval': 'error',
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(?!vitrina/blocks$|react$|\\\\./)',
            message: 'A block may import its own files, vitrina/blocks and react only.',
          },
        ],
      },
    ],
    'react/no-danger': 'error',
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
  },
};

/** Files of a new block package by their paths in its folder: a titled list, in the languages that pages speak. */
export const starterFiles = (type: string): Readonly<Record<string, string>> => ({
  'block.json': json({
    type,
    version: 1,
    title: { en: wordsOf(type.split('/')[1] ?? type) },
    purpose: { en: 'A list under a title.' },
    group: 'main',
    icon: 'M4 6h16M4 12h16M4 18h10',
    isStatic: true,
    fixture: {
      title: { en: 'A title', es: 'Un título', zh: '标题' },
      items: [
        { en: 'First', es: 'Primero', zh: '第一' },
        { en: 'Second', es: 'Segundo', zh: '第二' },
      ],
    },
  }),
  'props.schema.json': json({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['items'],
    properties: { title: text, items: { type: 'array', minItems: 1, maxItems: 20, items: text } },
  }),
  'View.tsx': view(type),
  'View.module.css': styles,
  'texts/en.json': json({ list: 'List' }),
  'texts/es.json': json({ list: 'Lista' }),
  'texts/zh.json': json({ list: '列表' }),
  'fields/en.json': json({ label: { title: 'Title', items: 'Entries' } }),
  'fields/es.json': json({ label: { title: 'Título', items: 'Entradas' } }),
  '.oxlintrc.json': json(lint),
});
