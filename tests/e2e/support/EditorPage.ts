import { expect, type Locator, type Page } from '@playwright/test';
import type { Host } from '../../support/host';
import { EditorCalls, type Person } from './EditorCalls';

export type { Person } from './EditorCalls';

/** The first administrator of the hosts that these tests start. */
export const administrator: Person = { email: 'ana@presta.example', password: 'una frase larga de prueba' };

export const editorEnvironment = {
  EDITOR_ADMIN_EMAIL: administrator.email,
  EDITOR_ADMIN_PASSWORD: administrator.password,
} as const;

/** A desk's screen, as `test.use` takes it. */
export const desk = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
  // A step that can't be done says so long before the whole story runs out of time.
  actionTimeout: 30_000,
} as const;

/** The editor as one person sees it. */
export class EditorPage {
  readonly dialog: Locator;
  readonly fields: Locator;
  readonly side: Locator;
  readonly saved: Locator;
  /** What this browser may ask of the host without a page. */
  readonly calls: EditorCalls;

  constructor(
    readonly page: Page,
    readonly host: Host,
  ) {
    this.calls = new EditorCalls(page.request, host.origin);
    this.dialog = page.getByRole('dialog');
    this.fields = page.getByRole('region', { name: 'Fields' });
    this.side = page.getByRole('complementary', { name: 'Side panel' });
    this.saved = page.getByRole('status').filter({ hasText: /^Saved/ });
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`${this.host.origin}/editor${path}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Fills the form of the sign-in screen, wherever it stands. */
  async enter({ email, password }: Person): Promise<void> {
    await this.field('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.button('Sign in').click();
  }

  async signInByForm(person: Person = administrator): Promise<void> {
    await this.open();
    await this.enter(person);
    await expect(this.title('Templates')).toBeVisible();
  }

  /** Signs in without loading a page for it, as most tests are about something else, and opens a place of the editor. */
  async signIn(person: Person = administrator, path = '', language: 'en' | 'es' = 'en'): Promise<void> {
    await this.calls.signIn(person, language);
    await this.open(path);
    await expect(this.title(/./).first()).toBeVisible();
  }

  /** The editor speaks this language to whoever is signed in, once a page is opened. */
  async useLanguage(language: 'en' | 'es'): Promise<void> {
    await this.calls.call('PATCH', '/account', { language });
  }

  /** A link for somebody new, as the administrator hands it over. */
  async invite(email: string, role: 'viewer' | 'editor' | 'publisher'): Promise<string> {
    await this.open('/accounts');
    await this.button('Invite').click();
    await this.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.dialog.getByRole('button', { name: /Role/ }).click();
    await this.page.getByRole('option', { name: role, exact: true }).click();
    await this.button('Make link').click();
    const link = await this.dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await this.button('Done').click();
    return link;
  }

  /** Follows an invitation's link and makes the account. */
  async accept(link: string, name: string, password: string): Promise<void> {
    await this.page.goto(link);
    await this.field('Your name').fill(name);
    await this.page.getByLabel('New password').fill(password);
    await this.page.getByLabel('The same once more').fill(password);
    await this.button('Create account').click();
    await expect(this.title('Templates')).toBeVisible();
  }

  /** A new template from one of the gallery; its edit screen is open afterwards. */
  async startFrom(starter: string, name: string): Promise<void> {
    await this.button('New template').first().click();
    await this.page.getByTestId(`starter-${starter}`).click();
    await this.field('Name').fill(name);
    await this.button('Create').click();
    await expect(this.title(name)).toBeVisible();
    await this.whenSaved();
  }

  async whenSaved(): Promise<void> {
    await expect(this.saved).toBeVisible({ timeout: 20_000 });
  }

  /** A block in the list of blocks by how it begins there. */
  row(beginning: RegExp): Locator {
    return this.side.getByRole('row', { name: beginning });
  }

  /** Goes through the steps of the publish dialog until one offers this. */
  async goOnTo(wanted: Locator): Promise<void> {
    const goOn = this.dialog.getByRole('button', { name: 'Continue' });
    const step = this.dialog.locator('[aria-current=step]');
    await expect(wanted.or(goOn).first()).toBeVisible();
    while (!(await wanted.isVisible())) {
      const left = await step.innerText();
      await goOn.click();
      // Pressed again before the next step is drawn, it would pass that one.
      await expect(step).not.toHaveText(left);
    }
  }

  /** Chooses a block by how it begins in the list of blocks. */
  async choose(beginning: RegExp): Promise<void> {
    await this.side.getByRole('button', { name: 'Blocks', exact: true }).click();
    await this.row(beginning).click();
  }

  /** Adds a block of a type below the chosen one. */
  async add(block: string): Promise<void> {
    await this.side.getByRole('button', { name: 'Add', exact: true }).click();
    await this.page.getByTestId(`drawer-item:${block}`).click();
  }

  /** All texts are written in this language from now on. */
  async speak(language: 'English' | 'Spanish'): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Language of the texts' })
      .getByRole('button', { name: language })
      .click();
  }

  /** A text of the chosen block by the beginning of its label. */
  text(label: string): Locator {
    return this.fields.getByRole('textbox', { name: new RegExp(`^${label}`) });
  }
}
