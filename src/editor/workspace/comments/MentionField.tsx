import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { TemplatePerson } from '../../../generated/editor';
import { commentLimits } from '../../../kernel/commentLimits';
import { useTranslate } from '../../../texts/TranslateContext';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useFittingField } from '../../kit/ui/useFittingField';
import styles from './Comments.module.css';
import { matchPeople, mentionQueryAt, withMention } from './mentionQuery';

const mostShown = 6;

interface MentionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly people: readonly TemplatePerson[];
  readonly fieldRef: Ref<HTMLTextAreaElement>;
  readonly onChanged: (value: string) => void;
  readonly onPicked: (person: TemplatePerson) => void;
  readonly onSubmitted: () => void;
  readonly onLeft: () => void;
}

/** A field for plain text in which an @ offers the people who see the page. */
export function MentionField(props: MentionFieldProps) {
  const { label, value, people, fieldRef, onChanged, onPicked, onSubmitted, onLeft } = props;
  const translate = useTranslate();
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** Place of an @ after which nobody is to be offered. */
  const [refused, setRefused] = useState<number>();
  const query = mentionQueryAt(value, caret);
  const found = query && query.start !== refused ? matchPeople(people, query.typed).slice(0, mostShown) : [];
  const isOpen = found.length > 0;
  const chosen = Math.min(active, found.length - 1);
  const { control, notice } = useFittingField({
    value,
    most: commentLimits.text,
    onChange: (text, place) => {
      onChanged(text);
      setCaret(place);
      setActive(0);
    },
  });
  const optionId = (place: number): string => `${id}-${place}`;

  const pick = (field: HTMLTextAreaElement, person: TemplatePerson | undefined): void => {
    if (!query || !person) return;
    const next = withMention(value, query, person.name);
    onPicked(person);
    onChanged(next.text);
    setCaret(next.caret);
    setActive(0);
    // Once the field holds the new text.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.caret, next.caret);
    });
  };

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, ctrlKey, metaKey, currentTarget } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) onSubmitted();
    else if (isOpen && key === 'ArrowDown') setActive((chosen + 1) % found.length);
    else if (isOpen && key === 'ArrowUp') setActive((chosen + found.length - 1) % found.length);
    else if (isOpen && (key === 'Enter' || key === 'Tab')) pick(currentTarget, found[chosen]);
    else if (isOpen && key === 'Escape') setRefused(query?.start);
    else if (key === 'Escape') onLeft();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.field} data-beside-document="">
      <textarea
        ref={fieldRef}
        className={styles.input}
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? optionId(chosen) : undefined}
        placeholder={translate('editorComments:placeholder')}
        {...control}
        rows={3}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={handleKey}
      />
      <div role="status" className={styles.quiet}>
        {notice}
      </div>
      <VisuallyHidden>
        <span id={`${id}-help`}>{translate('editorComments:help')}</span>
        <span role="status">
          {isOpen ? translate('editorComments:offered', { count: found.length }) : ''}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <ul
          id={`${id}-list`}
          className={styles.people}
          role="listbox"
          aria-label={translate('editorComments:people')}
        >
          {found.map((person, place) => (
            <li
              key={person.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === chosen}
              className={styles.person}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => {
                const field = currentTarget.closest('[data-beside-document]')?.querySelector('textarea');
                if (field) pick(field, person);
              }}
            >
              <span className={styles.personName}>{person.name}</span>
              <span className={styles.quiet}>{translate(`editor:role.${person.role}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
