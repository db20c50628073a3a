import fc from 'fast-check';
import { contactFields, contactReducer, emptyContact, type ContactValues } from './contactForm';

const typed = (values: Partial<ContactValues>) =>
  contactFields.reduce(
    (state, field) =>
      contactReducer(state, { type: 'contact/valueChanged', field, value: values[field] ?? '' }),
    emptyContact,
  );
const submitted = (values: Partial<ContactValues>) =>
  contactReducer(typed(values), { type: 'contact/submitted' });

describe('the contact form', () => {
  it('is complete with all four fields, in whatever words', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(text, text, text, (name, email, message) => {
        const state = submitted({ name, phone: '5512345678', email, message });
        expect(state).toMatchObject({
          missing: [],
          answer: { isComplete: true },
          values: emptyContact.values,
        });
      }),
    );
  });

  it.each(contactFields)('is not complete without %s, and keeps the rest', (field) => {
    const values = { name: 'Ana', phone: '551', email: 'a@b.example', message: 'Hola' };
    const state = submitted({ ...values, [field]: '  ' });
    expect(state).toMatchObject({ missing: [field], answer: { isComplete: false } });
    expect(state.values).toEqual({ ...values, [field]: '  ' });
  });

  it('forgets a fault once something is typed, and says an answer again when asked again', () => {
    const faulty = submitted({});
    const corrected = contactReducer(faulty, { type: 'contact/valueChanged', field: 'name', value: 'A' });
    expect(corrected.missing).toEqual(['phone', 'email', 'message']);
    expect(contactReducer(corrected, { type: 'contact/submitted' }).answer).toEqual({
      isComplete: false,
      count: 2,
    });
    expect(contactReducer(corrected, { type: 'contact/answerExpired' }).answer).toBeUndefined();
  });
});
