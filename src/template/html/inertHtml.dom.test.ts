import DOMPurify from 'dompurify';
import { filesUnder } from '../../../tests/support/shippedTemplates';
import scripts from '../../../tests/fixtures/hostile/scripts.json';
import { readFileSync } from 'node:fs';
import { createSanitizer } from '../sanitise';
import { inertHtml } from './inertHtml';

const sanitize = createSanitizer(() => DOMPurify, {
  origin: 'https://pages.example',
  schemeLink: 'app://x',
  imageOrigins: [],
});
/** Every text of the shipped templates that holds a tag. */
const shipped = filesUnder('templates', '.json')
  .flatMap((file) => readFileSync(file, 'utf8').match(/"(?:[^"\\]|\\.)*<(?:[^"\\]|\\.)*"/g) ?? [])
  .map((text) => JSON.parse(text) as string);

test('what pages may hold comes through unchanged', () => {
  expect(shipped.length).toBeGreaterThan(10);
  for (const html of shipped) expect(sanitize(inertHtml(html))).toBe(sanitize(html));
});

test('nothing is left that a policy would have to stop', () => {
  const html =
    '<p style="color:red" onclick=x()>a<b title=\'say "x"\' ONLOAD=x>b</b></p><base href=//c><style>p{}</style><svg/onload=x><link rel=x>';
  expect(inertHtml(html)).toBe('<p>a<b title="say &quot;x&quot;">b</b></p><svg>');
  const { body } = new DOMParser().parseFromString(scripts.map(inertHtml).join(''), 'text/html');
  expect(body.querySelectorAll('base,style,script,meta,link').length).toBe(0);
  const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => /^on|^style$|^srcdoc$/.test(name))).toEqual([]);
});
