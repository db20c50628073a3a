import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import spanish from '../../../locales/es/blocks.json';
import { presetTranslate } from '../../texts/presetTranslate';
import { drawBlocks, TestPage } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

const { video } = fullBlocks;
const withProps = (props: Partial<typeof video.props>) => ({ ...video, props: { ...video.props, ...props } });
const player = () => document.querySelector('video');
const playButton = () => screen.getByRole('button', { name: 'Play: How it works' });
const failedText = 'The video could not be played.';

let play: jest.SpyInstance;
beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => play.mockRestore());

/** Everything that a browser would ask for by itself. */
const asked = (root: ParentNode) =>
  [...root.querySelectorAll('video, audio, track, link, iframe, source:not([srcset]), [preload]')].map(
    (element) => element.outerHTML,
  );

test('until it is tapped there is a picture and a button, and nothing of the video', () => {
  drawBlocks([video]);
  expect(screen.getByRole('img', { name: 'A phone' })).toBeTruthy();
  expect(playButton().tagName).toBe('BUTTON');
  expect(asked(document)).toEqual([]);
  expect(play).not.toHaveBeenCalled();
});

test('its button is named in the language of the page', () => {
  drawBlocks([video], { translate: presetTranslate({ blocks: spanish }) });
  expect(screen.getByRole('button', { name: 'Reproducir: How it works' })).toBeTruthy();
});

test('without scripts there is a link to the video', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<TestPage blocks={[video]} />);
  const plain = document.createElement('div');
  plain.innerHTML = page.querySelector('noscript')?.textContent ?? '';
  if (plain.innerHTML === '') plain.innerHTML = page.querySelector('noscript')?.innerHTML ?? '';
  expect(plain.querySelector('a')?.getAttribute('href')).toBe('/pictures/none.webm');
  expect(asked(page)).toEqual([]);
});

test('a tap plays it with controls, and the focus is on it', async () => {
  drawBlocks([video]);
  await userEvent.click(playButton());
  const shown = screen.getByLabelText('How it works', { selector: 'video' });
  expect(shown.hasAttribute('controls')).toBe(true);
  expect(shown.hasAttribute('playsinline')).toBe(true);
  expect(shown.hasAttribute('crossorigin')).toBe(false);
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['720', '320']);
  expect([...shown.querySelectorAll('source')].map(({ src, type }) => [new URL(src).pathname, type])).toEqual(
    [['/pictures/none.webm', 'video/webm']],
  );
  expect(document.activeElement).toBe(shown);
  expect(play).toHaveBeenCalledTimes(1);
});

test.each([
  ['en', '/pictures/none.en.vtt'],
  ['es', '/pictures/none.es.vtt'],
  ['zh', undefined],
] as const)('on a page in %s its captions are shown from the start: %s', async (locale, expected) => {
  drawBlocks([video], { page: { locale } });
  await userEvent.click(playButton());
  const tracks = [...document.querySelectorAll('track')];
  expect(tracks.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
    ['captions', 'en', 'English'],
    ['captions', 'es', ''],
  ]);
  expect(tracks.filter((track) => track.default).map((track) => track.getAttribute('src'))).toEqual(
    expected === undefined ? [] : [expected],
  );
});

test('captions of another origin are asked for in a way in which a browser takes them', async () => {
  drawBlocks([
    withProps({ captions: [{ src: 'https://media.example/en.vtt', language: 'en-GB', label: '' }] }),
  ]);
  await userEvent.click(playButton());
  expect(player()?.getAttribute('crossorigin')).toBe('anonymous');
  expect(document.querySelector('track')?.default).toBe(true);
});

test('only where no file can be played it says so; trying again asks again', async () => {
  const sources = [
    { src: '/a.mp4', type: 'video/mp4' as const },
    { src: '/a.webm', type: 'video/webm' as const },
  ];
  drawBlocks([withProps({ sources })]);
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.click(playButton());
  const [first, last] = document.querySelectorAll('source');
  fireEvent.error(first!);
  expect(player()).toBeTruthy();
  fireEvent.error(last!);
  expect(player()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(failedText);
  expect(screen.getByRole('img', { name: 'A phone' })).toBeTruthy();
  expect(screen.getByRole('alert').contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(player()).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(document.activeElement).toBe(player());
});

test('a video that breaks off says so, and takes the focus from nobody', async () => {
  drawBlocks([video, fullBlocks.cta]);
  await userEvent.click(playButton());
  screen.getByRole('button', { name: 'Start' }).focus();
  fireEvent.error(player()!);
  expect(screen.getByRole('alert').textContent).toContain(failedText);
  expect(document.activeElement?.textContent).toBe('Start');
});

test('a video that the page may not load is said to be missing once it is tapped, with nothing to try again', async () => {
  drawBlocks([withProps({ sources: [{ src: '', type: 'video/mp4' }] })]);
  await userEvent.click(playButton());
  expect(screen.getByRole('alert').textContent).toBe(failedText);
  expect(screen.queryByRole('button')).toBeNull();
  expect(player()).toBeNull();
});
