import { ensureGenerated } from './scripts/bootstrap/ensureGenerated.mjs';

/*
 * Two kinds of tests: what needs a DOM (`*.test.tsx` of the pages, `*.dom.test.ts`) runs in jsdom, all else in the realm of
 * the worker. Both are loaded by `tests/jest/runtime.cjs`; docs/testing.md says what each costs.
 */
// One file can be run by itself on a clone where nothing was made yet.
ensureGenerated(import.meta.dirname);

const transform = {
  // Tests and what supports them: ts-jest lifts `jest.mock` above the imports.
  '(/tests/.+|\\.test)\\.tsx?$': ['ts-jest', { tsconfig: 'tests/tsconfig.jest.json', diagnostics: false }],
  // All else, and packages that are ES modules.
  '^.+\\.(ts|tsx|js)$': '<rootDir>/tests/jest/swc.cjs',
};

const shared = {
  runtime: '<rootDir>/tests/jest/runtime.cjs',
  transform,
  // Generated validators and a few dependencies are ES modules; everything else in node_modules runs as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:openid-client|oauth4webapi|jose|fontkitten|woff2-encoder)/)',
  ],
  moduleNameMapper: {
    // Puck's dependency comes with an ES module first, which jest can't require.
    '^@preact/signals-core$': '<rootDir>/node_modules/@preact/signals-core/dist/signals-core.js',
    '^vitrina/blocks$': '<rootDir>/src/blocks/packageSurface.ts',
    '^fast-check$': '<rootDir>/tests/support/seededFastCheck.cjs',
    '\\.module\\.css$': '<rootDir>/tests/support/styleNames.ts',
    '\\.css$': '<rootDir>/tests/support/styleNames.ts',
  },
  injectGlobals: true,
};

/** @type {import('jest').Config} */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/src/(host|sandbox)/'],
      setupFiles: ['<rootDir>/tests/support/browserSetup.ts', '<rootDir>/tests/support/noOwnerStacks.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/jest/sharedRealm.cjs',
      globalSetup: '<rootDir>/tests/support/runSetup.ts',
      globalTeardown: '<rootDir>/tests/support/runTeardown.ts',
      setupFiles: ['<rootDir>/tests/support/cheapPasswords.ts', '<rootDir>/tests/support/noOwnerStacks.ts'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      testMatch: [
        '<rootDir>/src/**/*.test.ts',
        '<rootDir>/src/host/**/*.test.tsx',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/integration/**/*.test.ts',
        '<rootDir>/tests/integration/**/*.test.tsx',
        // What only the long run takes.
        ...(process.env.SOAK === '1'
          ? ['<rootDir>/tests/soak/**/*.test.ts', '<rootDir>/tests/soak/**/*.test.tsx']
          : []),
      ],
    },
  ],
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '!src/generated/**',
    '!src/**/*.test.{ts,tsx}',
    '!src/**/*.d.ts',
  ],
  coverageReporters: ['text-summary', 'lcov'],
  testTimeout: 30_000,
};

export default config;
