import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Text for people lives in locales/ and templates; JSX holds none (a lone sign such as × or + is none). */
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-zÀ-ÿ\\u4e00-\\u9fff]{2,}/]',
  message: 'Text for people belongs in locales/: use a key.',
};
const noStyleProp = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy forbids inline styles: use a class.',
};
/** A union of literals says the same and is nothing at run time; so the rules about enums have nothing to look for. */
const noEnum = { selector: 'TSEnumDeclaration', message: 'No enums: a union of literals.' };
const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: import from the module itself.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'coverage/',
      'src/generated/',
      'test-results/',
      'playwright-report/',
      '.data/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-restricted-syntax': ['error', noLiteralText, noStyleProp, noEnum, noBarrel],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A sixth of the whole run, for mix-ups among the few classes that there are.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/host/**/*.ts', 'src/sandbox/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // These compile each file to look into it, so they are asked where components and hooks are written.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['scripts/**', 'src/host/operations/cli/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: {
      // Tables of cases read better whole.
      'max-lines': ['error', { max: 525, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // Dear to find out, and what it would find makes a test fail: the promise that floats is still looked for.
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
      },
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      // What Node loads before it can read anything else has no other way.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    // The scripts of pages, as they are sent.
    files: ['scripts/bench/reference/page.js', 'scripts/bench/borrower/hand/page.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        fetch: 'readonly',
        navigator: 'readonly',
        performance: 'readonly',
        FormData: 'readonly',
      },
    },
  },
);
