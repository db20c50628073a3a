import { act, fireEvent, render, screen } from '@testing-library/react';
import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import english from '../../../../locales/en/editorEdit.json';
import { createSanitizer } from '../../../template/sanitise';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { readChatMarks } from './chatMarks';
import { readPlainText } from './plainText';
import RichTextField from './RichTextField';

const rules = { origin: 'https://pages.example', schemeLink: 'prestademo://open', imageOrigins: [] };
const sanitize = createSanitizer(() => createDOMPurify(window), rules);

// jsdom has no layout; the editor asks for it to bring its cursor into view.
const nowhere = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
Object.assign(document, { elementFromPoint: () => null });

/** What is written once a clipboard was pasted into a text. */
function paste(clipboard: Readonly<Record<string, string>>, into = '', isLiteral = false): unknown {
  const onChange = jest.fn();
  const { unmount } = render(
    <TranslateContext value={presetTranslate({ editorEdit: english })}>
      <span id="label">Text</span>
      <RichTextField
        id="text"
        labelledBy="label"
        describedBy={undefined}
        language="es"
        html={into}
        isInherited={false}
        rules={rules}
        sanitize={sanitize}
        onChange={onChange}
      />
    </TranslateContext>,
  );
  const text = screen.getByRole('textbox', { name: 'Text' });
  act(() => text.focus());
  const clipboardData = {
    getData: (type: string) => clipboard[type] ?? '',
    types: Object.keys(clipboard),
    files: [],
    items: [],
  };
  if (isLiteral) fireEvent.keyDown(text, { key: 'v', keyCode: 86, ctrlKey: true, shiftKey: true });
  fireEvent.paste(text, { clipboardData });
  unmount();
  return onChange.mock.lastCall?.[0];
}

const plain = (text: string, into?: string) => paste({ 'text/plain': text }, into);

test('a message keeps its looks, its lines and its lists', () => {
  expect(
    plain(
      '*¡Hola, Ana!* 👋\nTu préstamo está _listo_.\n\nSolo falta:\n- Tu *INE*\n- ~Un aval~\n\n```LISTO1``` es tu código',
    ),
  ).toBe(
    '<p><strong>¡Hola, Ana!</strong> 👋<br>Tu préstamo está <em>listo</em>.</p><p>Solo falta:</p>' +
      '<ul><li>Tu <strong>INE</strong></li><li><s>Un aval</s></li></ul><p><code>LISTO1</code> es tu código</p>',
  );
});

test('signs that mean themselves stay', () => {
  for (const text of [
    'CAT 120%* sin IVA. *Sujeto a aprobación',
    '2 * 3 * 4 = 24 y a_b_c',
    '*Aplican restricciones. *Promedio ponderado',
    'Tarjeta ****1234 o ____',
    '—Hola —dijo. — Adiós',
    '- una sola raya',
    '12. de octubre',
  ])
    expect(plain(text)).toBe(`<p>${text}</p>`);
});

test('an address keeps its signs', () => {
  const address = 'https://pages.example/_a_/*b*/c~d~';
  expect(plain(`*Ver* ${address}`)).toBe(`<p><strong>Ver</strong> <a href="${address}">${address}</a></p>`);
});

test('lines that a PDF broke are one paragraph, and words that it divided one word', () => {
  const pdf = [
    'El presente contrato establece las condiciones del prés-',
    'tamo que la sociedad otorga al cliente, quien lo acepta',
    'con su firma electrónica. El costo-beneficio se explica',
    'más adelante.',
    'La tasa de interés es fija durante todo el plazo y se',
    'calcula sobre saldos insolutos:',
    '• Interés ordinario, que se causa por día transcurrido y',
    'se paga con cada cuota',
    '• Comisión por apertura',
    'Quien quiera puede pagar antes sin costo.',
  ].join('\r\n');
  expect(plain(pdf)).toBe(
    '<p>El presente contrato establece las condiciones del préstamo que la sociedad otorga al cliente, quien lo acepta con su firma electrónica. El costo-beneficio se explica más adelante.</p>' +
      '<p>La tasa de interés es fija durante todo el plazo y se calcula sobre saldos insolutos:</p>' +
      '<ul><li>Interés ordinario, que se causa por día transcurrido y se paga con cada cuota</li><li>Comisión por apertura</li></ul>' +
      '<p>Quien quiera puede pagar antes sin costo.</p>',
  );
});

test.each([
  [
    'a column of a leaflet',
    'El presente contrato establece las\ncondiciones del préstamo que la\nsociedad otorga al cliente, quien lo\nacepta con su firma electrónica.',
    '<p>El presente contrato establece las condiciones del préstamo que la sociedad otorga al cliente, quien lo acepta con su firma electrónica.</p>',
  ],
  [
    'two paragraphs, and an address below them',
    'You can repay your loan early at\nany time. We take no charge for it,\nand the interest ends on that day.\n\nAsk us before you sign, if there is\nanything that you do not under-\nstand.\n\nPresta Demo Ltd.\n12 Market Road\nPune 411001',
    '<p>You can repay your loan early at any time. We take no charge for it, and the interest ends on that day.</p>' +
      '<p>Ask us before you sign, if there is anything that you do not understand.</p>' +
      '<p>Presta Demo Ltd.<br>12 Market Road<br>Pune 411001</p>',
  ],
  [
    'a list whose items go on below',
    'Para pedir tu préstamo necesitas:\n• Una identificación oficial con\nfotografía que esté vigente\n• Tu CURP\n• Un comprobante de domicilio de\nlos últimos tres meses',
    '<p>Para pedir tu préstamo necesitas:</p><ul><li>Una identificación oficial con fotografía que esté vigente</li><li>Tu CURP</li><li>Un comprobante de domicilio de los últimos tres meses</li></ul>',
  ],
  [
    'two lines',
    'Solicita tu préstamo desde la\naplicación y recíbelo hoy.',
    '<p>Solicita tu préstamo desde la aplicación y recíbelo hoy.</p>',
  ],
])('narrow lines that a PDF broke are whole again: %s', (_, text, html) => expect(plain(text)).toBe(html));

test.each([
  [
    'a verse',
    'Caminante, son tus huellas\nel camino y nada más;\ncaminante, no hay camino,\nse hace camino al andar.',
  ],
  [
    'another',
    'Hombres necios que acusáis\na la mujer sin razón,\nsin ver que sois la ocasión\nde lo mismo que culpáis:',
  ],
  [
    'one of long lines',
    'Puedo escribir los versos más tristes esta noche.\nEscribir, por ejemplo: «La noche está estrellada,\ny tiritan, azules, los astros, a lo lejos».',
  ],
  [
    'an address',
    'Financiera Presta Demo, S.A. de C.V.\nAvenida Insurgentes Sur 1602, piso 4\nColonia Crédito Constructor\n03940 Ciudad de México',
  ],
  ['a message', 'Hola Ana, buenas tardes\nya vi tu solicitud\nte marco al rato'],
  [
    'a list without signs',
    'identificación oficial vigente\ncomprobante de domicilio\nestado de cuenta bancario',
  ],
  ['hours', 'Lunes a viernes de 9 a 18 h\nSábados de 9 a 14 h\nDomingos cerrado'],
  ['a heading in two lines', 'Préstamos personales para\nEmprendedores de México'],
])('narrow lines of a person stay: %s', (_, text) =>
  expect(plain(text)).toBe(`<p>${text.replaceAll('\n', '<br>')}</p>`),
);

test('Chinese lines are put together without a space', () => {
  expect(
    plain('本合同规定了贷款的条件，由公司提供给客户，客户以电子\n签名接受。利率在整个期限内是固定的。'),
  ).toBe('<p>本合同规定了贷款的条件，由公司提供给客户，客户以电子签名接受。利率在整个期限内是固定的。</p>');
});

test('lines of a person stay lines: an address, a verse, long sentences', () => {
  expect(plain('Prestamo Demo, S.A.\nAv. Reforma 100\nCiudad de México')).toBe(
    '<p>Prestamo Demo, S.A.<br>Av. Reforma 100<br>Ciudad de México</p>',
  );
  const long =
    'Entra a la aplicación, toma una foto de tu identificación y firma tu contrato hoy mismo, sin filas.';
  expect(plain(`${long}\n${long}`)).toBe(`<p>${long}</p><p>${long}</p>`);
});

test('numbers that go on are a list with its first number', () => {
  expect(plain('3. Firma\n4) Recibe\n\n5. Paga')).toBe(
    '<ol start="3"><li>Firma</li><li>Recibe</li><li>Paga</li></ol>',
  );
});

test('one line goes into the words where the cursor is', () => {
  expect(plain('*muy* ', '<h2>bien</h2>')).toBe('<h2><strong>muy</strong> bien</h2>');
});

test('what is pasted without formatting is what it says', () => {
  expect(paste({ 'text/plain': '*a* _b_\n- c\n- d' }, '', true)).toBe('<p>*a* _b_</p><p>- c</p><p>- d</p>');
});

test('a star in formatted text means itself', () => {
  expect(paste({ 'text/html': '<p>Desde *hoy* y **ya** _no_</p>', 'text/plain': 'x' })).toBe(
    '<p>Desde *hoy* y **ya** _no_</p>',
  );
});

test('no word is lost, whatever is pasted', () => {
  const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const line = fc.stringMatching(/^[-*•_~`]? ?[a-z*_~` ]{0,60}[.*_-]?$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const text = lines.join('\n');
      const read = readPlainText(text)
        .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
        .flatMap((each) => readChatMarks(each))
        .map((run) => run.text);
      expect(words(read.join(''))).toBe(words(text));
    }),
  );
});

test.each([
  ['of looks', '*a* '.repeat(40_000)],
  ['of stars', '*a '.repeat(50_000)],
  ['of lines', 'a\n'.repeat(80_000)],
  ['of spaces', ' '.repeat(160_000)],
  ['of a PDF', `${'palabra '.repeat(4)}de la\n`.repeat(4_000)],
])('a text of 160,000 signs is read in time: %s', (_, text) => {
  const start = process.cpuUsage();
  const read = readPlainText(text).flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
  const runs = read.flatMap((line) => readChatMarks(line));
  const { user } = process.cpuUsage(start);
  expect(runs.length).toBeGreaterThan(0);
  expect(user / 1_000).toBeLessThan(3_000);
});
