import { type FocusEvent, useState } from 'react';
import { momentOf } from '../../../kernel/date';
import { readTyped, typedOf } from '../../kit/data/typedTime';
import { MomentParts } from '../../kit/ui/MomentField';
import { useForm } from './FormContext';
import { useFaultOnBlur } from './useFaultOnBlur';

interface MomentInputProps {
  readonly path: string;
  /** As it stands in the document. */
  readonly value: unknown;
  readonly isRequired: boolean;
  /** Of the day's input. */
  readonly id: string;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** Epoch ms of a value of a document; NaN where it is no moment. */
export const parseMoment = (value: unknown): number =>
  typeof value === 'string' ? momentOf(value) : Number.NaN;

const empty = 'T';

/** ISO 8601 in UTC, as documents keep moments (contract §8). */
const isoOf = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** A moment of the document by the clocks of the page's market, as publishing goes by them. */
export function MomentInput(props: MomentInputProps) {
  const { path, value, isRequired, id, label, labelledBy, describedBy } = props;
  const { change, market, isReadOnly } = useForm();
  const at = parseMoment(value);
  const held = Number.isNaN(at) ? empty : typedOf(at, market);
  // A time that is only half there is no value yet, and is what was typed all the same.
  const [typing, setTyping] = useState({ value, market, typed: held });
  const typed = typing.value === value && typing.market === market ? typing.typed : held;
  const isHalf = (isRequired || typed !== empty) && Number.isNaN(readTyped(typed, market).at);
  const { said, leaving } = useFaultOnBlur(isHalf || undefined);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) leaving.onBlur();
  };
  const write = (next: string): void => {
    const { at: moment } = readTyped(next, market);
    const kept = next === empty && !isRequired ? undefined : value;
    const written = Number.isNaN(moment) ? kept : isoOf(moment);
    setTyping({ value: written, market, typed: next });
    if (written !== value) change(path, written);
  };
  return (
    <div
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      onFocus={leaving.onFocus}
      onBlur={leave}
    >
      <MomentParts
        id={id}
        value={typed}
        at={typed === held && !Number.isNaN(at) ? at : undefined}
        market={market}
        fault={said && 'missing'}
        describedBy={describedBy}
        isReadOnly={isReadOnly}
        onChange={write}
      />
    </div>
  );
}
