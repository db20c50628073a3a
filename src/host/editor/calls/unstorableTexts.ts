import type { FastifyRequest } from 'fastify';
import { recordOf } from '../../../kernel/record';
import { storableText } from '../../store/storableText';
import type { Refusal } from './refusal';

type Faults = NonNullable<Refusal['faults']>;

const fault = (path: string) => ({
  path,
  message: 'holds U+0000 or half of a surrogate pair, which no database holds; leave it out',
});

const isStorable = (value: unknown): boolean => typeof value !== 'string' || value === storableText(value);

const namesOf = (values: unknown): readonly string[] =>
  Object.entries(recordOf(values)).flatMap(([name, value]) =>
    [value].flat().every(isStorable) ? [] : [name],
  );

/**
 * Texts of a call that a database can't hold. Nobody types such characters, and left out unasked they would change a
 * document under its hash. Payloads don't nest.
 */
export const unstorableTexts = ({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Faults => [
  ...namesOf(params).map((name) => fault(`the address, part ${name}`)),
  ...namesOf(query).map((name) => fault(`the address, parameter ${name}`)),
  ...namesOf(body).map((name) => fault(`/${name}`)),
];
