import { expect, type Page } from '@playwright/test';

/** What has no room in the window that is open, else on the screen, in words that tell where. Runs in the page. */
async function findFaults(): Promise<string[]> {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main')!;
  const isDialog = root.matches('[role="dialog"]');
  const { innerHeight, innerWidth } = window;
  const rest = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const isSeen = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
  const nameOf = (each: Element): string =>
    `${each.tagName} ${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}`;
  const styleOf = (each: Element): CSSStyleDeclaration => getComputedStyle(each);
  /** A colour of the editor, as the browser computes it; main buttons are told by theirs. */
  function colorOf(variable: string): string {
    const probe = root.appendChild(document.createElement('i'));
    probe.style.color = `var(${variable})`;
    const { color } = styleOf(probe);
    probe.remove();
    return color;
  }

  const scrolls = (each: Element): boolean => /auto|scroll/.test(styleOf(each).overflowX);

  /** Sides of what cuts an element off; undefined: it can be scrolled to, or is only heard. */
  function sidesAround(each: Element): readonly [number, number] | undefined {
    for (let around: Element | null = each; around; around = around.parentElement) {
      if (styleOf(around).clipPath !== 'none') return undefined;
      if (around === each || styleOf(around).overflowX === 'visible') continue;
      const isDialogItself = isDialog && around.contains(root);
      if (scrolls(around) && !isDialogItself) return undefined;
      const { left, right } = around.getBoundingClientRect();
      return styleOf(around).textOverflow === 'ellipsis' ? undefined : [left, right];
    }
    return [0, innerWidth];
  }

  function isCut(each: Element): boolean {
    const { left, right, width, height } = each.getBoundingClientRect();
    const sides = sidesAround(each);
    return width > 1 && height > 1 && sides !== undefined && (left < sides[0] - 1 || right > sides[1] + 1);
  }

  /** All of it lies on the screen, and nothing over it. */
  function isInSight(each: Element): boolean {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const isOn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hits = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
    return (
      isOn && hits.every((hit) => hit && (each.contains(hit) || hit.contains(each)) && root.contains(hit))
    );
  }

  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the screen scrolls sideways');
  const elements = [...root.querySelectorAll('*')].filter(isSeen);
  for (const each of elements.filter(isCut)) faults.push(`cut off: ${nameOf(each)}`);
  for (const each of elements.filter((element) => element.matches('button, a[href]')))
    if ((each.ariaLabel ?? each.textContent).trim() === '') faults.push('a button has no name');
  if (!isDialog) return faults;
  const grounds = ['--color-accent', '--color-negative'].map(colorOf);
  for (const each of elements.filter((element) => element.matches('button, a')))
    if (grounds.includes(styleOf(each).backgroundColor) && !isInSight(each))
      faults.push(`not in sight: ${nameOf(each)}`);
  const started = document.activeElement;
  for (const field of elements.filter((each) => each.matches('input:not([type="file"]), textarea'))) {
    if (!(field instanceof HTMLElement) || field.matches(':disabled')) continue;
    (started instanceof HTMLElement ? started : document.body).blur();
    field.focus();
    await rest();
    // The box of a choice may be drawn beside it, by its label.
    if (!isInSight(field.closest('label') ?? field)) faults.push(`hidden with the focus: ${nameOf(field)}`);
  }
  if (started instanceof HTMLElement) started.focus();
  return faults;
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** All has room at a desk and on a phone, once what follows the size is drawn; afterwards the screen is the phone's again. */
export async function expectRoom(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(findFaults), { message: `${where}, ${size.width} px`, timeout: 4_000 })
      .toEqual([]);
  }
}
