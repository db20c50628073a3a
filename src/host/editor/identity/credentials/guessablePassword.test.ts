import { isGuessable } from './guessablePassword';

const words = [
  'Presta',
  'Presta Digital S.A.',
  'https://pages.presta.example',
  'ana.lopez@presta.example',
  'Ana',
];

describe('a password that is easy to guess', () => {
  it.each([
    'password1234',
    'passwordpassword',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    '123456789012',
    'aaaaaaaaaaaa',
    'iloveyou1234',
    // Of the company, the product, the person.
    'vitrina2026!',
    'PrestaPresta1',
    'presta-digital',
    'pages.presta.example',
    'ana.lopez@presta.example',
    'anaanaana123',
    'bienvenido123',
    'contraseña123',
    'P4ssw0rd2026!',
  ])('is %s', async (password) => {
    expect(await isGuessable(password, words)).toBe(true);
  });

  it.each([
    'una frase larga de prueba',
    'tres palabras y media',
    'another long password',
    'kd8#Lw2!pQ9z',
    'mañana llueve en Oaxaca',
    'Presta pays my cats in fish',
  ])('is not %s', async (password) => {
    expect(await isGuessable(password, words)).toBe(false);
  });

  it('is told of the longest one in little time', async () => {
    const started = performance.now();
    await isGuessable('p4ssw0rd'.repeat(25), words);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
