import english from '../../../../locales/en/editor.json';
import spanish from '../../../../locales/es/editor.json';
import { roles } from '../../../kernel/roles';
import { shippedReason } from '../../../kernel/shippedReason';
import { presetTranslate } from '../../../texts/presetTranslate';
import { describeDetail } from './describeDetail';

const detail = { revision: 1, reason: shippedReason };

it('says in the reader’s words why a page that comes with the host was published', () => {
  expect(describeDetail(presetTranslate({ editor: english }), 'en', detail)).toEqual([
    'Revision: 1',
    'Reason: Comes with Vitrina',
  ]);
  expect(describeDetail(presetTranslate({ editor: spanish }), 'es', detail)).toEqual([
    'Revisión: 1',
    'Motivo: Viene con Vitrina',
  ]);
});

it('leaves what people wrote as they wrote it', () => {
  expect(describeDetail(presetTranslate({ editor: spanish }), 'es', { reason: 'More people' })).toEqual([
    'Motivo: More people',
  ]);
});

it.each(roles)('names the role %s as the rest of the editor does', (role) => {
  expect(describeDetail(presetTranslate({ editor: spanish }), 'es', { role, before: role })).toEqual([
    `${spanish.audit.name.role}: ${spanish.role[role]}`,
    `${spanish.audit.name.before}: ${spanish.role[role]}`,
  ]);
});
