/*
 * A third of a second for each password is what makes guessing dear, and hundreds of tests with it.
 * `passwords.test.ts` is about the real cost.
 */
jest.mock('../../src/host/editor/identity/credentials/passwordCost', () => ({
  passwordCost: { N: 1_024, r: 8, p: 1 },
}));
