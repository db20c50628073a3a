import { orderStarters } from './StarterStep';

const starter = (key: string, facts: object) => ({
  key,
  document: JSON.stringify({ id: key, blocks: [], ...facts }),
});

it('shows landing pages first, then what they lead to; what it can not read comes last', () => {
  const order = orderStarters([
    { key: 'torn', document: '{"kind": "landing"' },
    starter('agreement', { kind: 'agreement', locale: 'es' }),
    starter('chinese', { kind: 'landing', locale: 'zh' }),
    starter('english', { kind: 'landing', locale: 'en' }),
    starter('download', { kind: 'download', locale: 'en' }),
    starter('spanish', { kind: 'landing', locale: 'es' }),
  ]).map(({ key }) => key);
  expect(order).toEqual(['spanish', 'english', 'chinese', 'download', 'agreement', 'torn']);
});
