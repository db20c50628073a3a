import type { FrameLocator, Locator } from '@playwright/test';
import { expectNoAxeFaults } from './support/axe';
import { administrator, desk, editorEnvironment, EditorPage } from './support/EditorPage';
import { inEveryRun } from './support/inEveryRun';
import { lookedAt } from './support/lookedAt';
import { expect, test } from './support/test';

const colors = { background: '#101418', text: '#f5f5f5', accent: '#2f9e6e' };
const night = { background: '#1b1230', text: '#fff4e0', accent: '#ffb000' };
const beach = { background: '#fff9ec', text: '#21303a', accent: '#00628b' };
const palettes = [
  { id: 'night', name: { en: 'Night market', es: 'Mercado de noche' }, ...night },
  { id: 'beach', name: { es: 'Playa' }, ...beach },
];

test.use({
  ...desk,
  hostOwner: 'editorTheme',
  hostOptions: {
    environment: editorEnvironment,
    brand: { theme: { ...colors, radius: 'round', typeScale: 'large', palettes } },
  },
});
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

/** A page for each language: what one test keeps the other would find. */
const words = {
  en: { id: 'mx-bienvenida', palettes: 'Palettes of the brand', night: 'Night market', undo: 'Undo' },
  es: { id: 'mx-descarga', palettes: 'Paletas de la marca', night: 'Mercado de noche', undo: 'Deshacer' },
} as const;

/** Background, size of the text and corner of a page in the canvas. */
const lookOf = (canvas: FrameLocator) =>
  canvas.locator('body').evaluate((body) => {
    const probe = body.ownerDocument.createElement('i');
    probe.style.cssText = 'border-radius: var(--radius)';
    body.append(probe);
    const radius = getComputedStyle(probe).borderTopLeftRadius;
    probe.remove();
    const { backgroundColor, fontSize } = getComputedStyle(body);
    return { ground: backgroundColor, text: fontSize, radius };
  });

const expectGround = (canvas: FrameLocator, ground: string): Promise<void> =>
  expect(async () => expect(await lookOf(canvas)).toEqual({ ground, text: '18px', radius: '20px' })).toPass();

async function expectAtLeast(control: Locator, pixels: number): Promise<void> {
  const { height } = (await control.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(pixels);
}

for (const language of ['en', 'es'] as const) {
  test(
    `a page takes a palette of the brand, in one step: ${language}`,
    inEveryRun(language === 'es'),
    async ({ page, host }) => {
      const said = words[language];
      const editor = new EditorPage(page, host);
      const canvas = page.frameLocator('iframe');
      await editor.calls.signIn(administrator, language);
      await editor.open(`/templates/${said.id}`);
      const group = page.getByRole('radiogroup', { name: said.palettes });
      const chosen = group.getByRole('radio', { name: said.night });
      const beachRadio = group.getByRole('radio', { name: 'Playa' });

      await expect(group.getByRole('radio')).toHaveCount(2);
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
      await expectGround(canvas, 'rgb(255, 250, 243)');
      await chosen.focus();
      await chosen.press('Space');
      await expect(chosen).toBeChecked();
      await expectGround(canvas, 'rgb(27, 18, 48)');
      await expectAtLeast(group.locator('label').first(), 44);
      await expectNoAxeFaults(page);
      await lookedAt(page, `editor-theme-${language}`);

      await chosen.press('ArrowDown');
      await expect(beachRadio).toBeChecked();
      await expectGround(canvas, 'rgb(255, 249, 236)');
      await page.getByRole('button', { name: said.undo, exact: true }).click();
      await expect(chosen).toBeChecked();
      await expectGround(canvas, 'rgb(27, 18, 48)');
      await page.getByRole('button', { name: said.undo, exact: true }).click();
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
      await expectGround(canvas, 'rgb(255, 250, 243)');
    },
  );
}
