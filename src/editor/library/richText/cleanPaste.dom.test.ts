import createDOMPurify from 'dompurify';
import { createSanitizer } from '../../../template/sanitise';
import { cleanPaste } from './cleanPaste';
import { readHtml, richTextSchema, writeHtml } from './richTextHtml';

const rules = { origin: 'https://pages.example', schemeLink: 'prestademo://open', imageOrigins: [] };
const sanitize = createSanitizer(() => createDOMPurify(window), rules);
const schema = richTextSchema(rules);

/** The text once it was pasted. */
const pasted = (html: string): string => writeHtml(readHtml(cleanPaste(html, sanitize), schema));

const item = (words: string, sign: string, level: number, place: string): string =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
lang=ES-MX style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-ansi-language:ES-MX'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
style='mso-ansi-language:ES-MX'>${words}<o:p></o:p></span></p>\n`;

const cell = (words: string): string =>
  `<td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0in 5.4pt 0in 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0in;line-height:normal'>${words}<o:p></o:p></p>
  </td>`;

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-family:"Calibri",sans-serif;} --></style>
</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<h1><a name="_Toc1"></a><span lang=ES-MX style='mso-ansi-language:ES-MX'>Condiciones<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=ES-MX>Lee</span></b><span
style='mso-spacerun:yes'>  </span>el <a href="https://pages.example/Loan" target="_blank">contrato</a> y
<a href="file:///C:/contrato.docx">este archivo</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><b>Requisitos</b></h2>
${item('Identificación', '·', 1, 'First')}${item('Original', 'o', 2, 'Middle')}${item('Comprobante', '·', 1, 'Last')}
<p class=MsoNormal>Luego:<o:p></o:p></p>
${item('Firma', '1.', 1, 'First')}${item('Recibe', '2.', 1, 'Last')}
<p class=MsoNormal><v:shape id="i1" style='width:90pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><img width=90
src="file:///C:/clip_image001.png" v:shapes="i1"></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'>${cell('Monto')}${cell('Costo')}</tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>${cell('<b>$1,000</b>')}${cell('$50')}</tr>
</table>
<!--EndFragment-->
</body>
</html>`;

test('a text of Word comes as headings, words, lists and a table, and nothing of its looks', () => {
  expect(pasted(word)).toBe(
    [
      '<h2>Condiciones</h2>',
      '<p><strong>Lee</strong> el <a href="https://pages.example/Loan">contrato</a> y este archivo.</p>',
      '<h3>Requisitos</h3>',
      '<ul><li>Identificación<ul><li>Original</li></ul></li><li>Comprobante</li></ul>',
      '<p>Luego:</p>',
      '<ol><li>Firma</li><li>Recibe</li></ol>',
      '<table><tbody><tr><td>Monto</td><td>Costo</td></tr><tr><td><strong>$1,000</strong></td><td>$50</td></tr></tbody></table>',
    ].join(''),
  );
});

const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">Requisitos</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Identificación</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> vigente</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Uno</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Dentro</span></p></li></ul></ul><p dir="ltr"><a href="https://www.example.org/x" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Más</span></a><span> <img src="data:image/png;base64,AAAA" width="20"></span></p><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr"><span>$1,000</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

test('a text of Google Docs does so too', () => {
  expect(pasted(googleDocs)).toBe(
    [
      '<h2>Requisitos</h2>',
      '<p><strong>Identificación</strong><em> vigente</em></p>',
      '<ul><li>Uno<ul><li>Dentro</li></ul></li></ul>',
      '<p><a href="https://www.example.org/x">Más</a></p>',
      '<table><tbody><tr><td>$1,000</td></tr></tbody></table>',
    ].join(''),
  );
});

test('what attacks comes without its attack', () => {
  expect(
    pasted(
      '<p onclick="x()">a<script>b</script><a href="javascript:x()">c</a><iframe src="/d"></iframe></p>',
    ),
  ).toBe('<p>ac</p>');
});
