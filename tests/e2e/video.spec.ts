import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samplePicture } from '../../src/blocks/testing/samplePicture';
import { documentOf } from './support/fixtureDocuments';
import { LandingPage } from './support/LandingPage';
import { expect, test } from './support/test';

const captions = {
  en: 'WEBVTT\n\n00:00.000 --> 00:10.000\nWords that are spoken\n',
  es: 'WEBVTT\n\n00:00.000 --> 00:10.000\nPalabras que se dicen\n',
};

/** A place for videos of another origin, and what it was asked for. */
class MediaServer {
  readonly asked: string[] = [];
  film: Buffer | undefined;
  origin = '';
  private readonly server = createServer(({ url = '' }, response) => {
    this.asked.push(url);
    const language = /captions\.(en|es)\.vtt/.exec(url)?.[1] as keyof typeof captions | undefined;
    const isThere = language !== undefined || (url === '/film.webm' && this.film !== undefined);
    response.writeHead(isThere ? 200 : 503, {
      'access-control-allow-origin': '*',
      'content-type': language ? 'text/vtt' : 'video/webm',
    });
    response.end(isThere ? (language ? captions[language] : this.film) : undefined);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** A moment of a colour that changes, as the browser itself records it. */
async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 180;
    canvas.height = 80;
    const brush = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void pieces.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      brush.fillStyle = `hsl(${frame * 9} 80% 45%)`;
      brush.fillRect(0, 0, 180, 80);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** One for all tests of a worker, so that they share their hosts. */
const media = new MediaServer();
test.beforeAll(() => media.start());
test.beforeEach(() => {
  media.asked.length = 0;
  media.film = undefined;
});
test.afterAll(() => media.stop());

test.use({ expectedErrors: [/Failed to load resource|media-src/] });

const filmOf = (origin: string): string =>
  documentOf('film', [
    {
      id: 'film',
      type: 'video',
      props: {
        title: { en: 'How it works', es: 'Cómo funciona' },
        poster: { ...samplePicture, alt: { en: 'A phone', es: 'Un teléfono' } },
        sources: [
          { src: `${origin}/unknown.mp4`, type: 'video/mp4' },
          { src: `${origin}/film.webm`, type: 'video/webm' },
        ],
        captions: [
          { src: `${origin}/captions.en.vtt`, language: 'en' },
          { src: `${origin}/captions.es.vtt`, language: 'es-MX', label: 'Español' },
        ],
      },
    },
  ]);

const languages = [
  { language: '1', play: 'Play: How it works', words: 'Words that are spoken', track: 'en' },
  { language: '2', play: 'Reproducir: Cómo funciona', words: 'Palabras que se dicen', track: 'es-MX' },
] as const;

for (const { language, play, words, track } of languages) {
  test(`a video asks for nothing until it is tapped, then plays with captions: ${track}`, async ({
    page,
    hosts,
  }) => {
    media.film = await recordFilm(page);
    const host = await hosts.of({
      brand: { mediaOrigins: [media.origin] },
      documents: [filmOf(media.origin)],
    });
    const landing = new LandingPage(page, host);
    await landing.open({ id: 'film', language });
    const button = page.getByRole('button', { name: play });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.locator('video, track, source:not([srcset])').count()).toBe(0);
    expect(media.asked).toEqual([]);
    await button.tap();
    const video = page.locator('video');
    await expect(video).toBeFocused();
    await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
    expect(media.asked).toContain('/film.webm');
    await expect
      .poll(() =>
        video.evaluate((each: HTMLVideoElement) =>
          [...each.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ kind, language, cues }) => [kind, language, (cues?.[0] as VTTCue | undefined)?.text]),
        ),
      )
      .toEqual([['captions', track, words]]);
  });
}

test('a video that does not come is said to be missing, and plays once it is there', async ({
  page,
  hosts,
}) => {
  const film = await recordFilm(page);
  const host = await hosts.of({ brand: { mediaOrigins: [media.origin] }, documents: [filmOf(media.origin)] });
  const landing = new LandingPage(page, host);
  await landing.open({ id: 'film', language: '2' });
  await page.getByRole('button', { name: 'Reproducir: Cómo funciona' }).tap();
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo reproducir el video.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('img', { name: 'Un teléfono' })).toBeVisible();
  media.film = film;
  await notice.getByRole('button', { name: 'Intentar de nuevo' }).tap();
  await expect
    .poll(() => page.locator('video').evaluate((each: HTMLVideoElement) => each.currentTime))
    .toBeGreaterThan(0);
  await expect(notice).toHaveCount(0);
});

test('where the brand file does not name its origin a video is said to be missing, and no page can load it', async ({
  page,
  hosts,
}) => {
  media.film = await recordFilm(page);
  const host = await hosts.of({ documents: [filmOf(media.origin)] });
  const landing = new LandingPage(page, host);
  await landing.open({ id: 'film', language: '1' });
  await page.getByRole('button', { name: 'Play: How it works' }).tap();
  await expect(page.getByText('The video could not be played.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A phone' })).toBeVisible();
  const violated = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const video = document.createElement('video');
        video.src = src;
        document.body.append(video);
      }),
    `${media.origin}/film.webm`,
  );
  expect(violated).toBe('media-src');
  expect(media.asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the picture, and a link to the video', async ({ page, hosts }) => {
    const host = await hosts.of({
      brand: { mediaOrigins: [media.origin] },
      documents: [filmOf(media.origin)],
    });
    await page.goto(`${host.origin}/landing?id=film&language=1`);
    await expect(page.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
      'href',
      `${media.origin}/unknown.mp4`,
    );
    expect(media.asked).toEqual([]);
  });
});
