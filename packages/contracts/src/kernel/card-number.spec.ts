import 'reflect-metadata';
import { codeOf } from '../testing/field.js';
import { holdsCardNumber } from './card-number.js';
import { TextField, TextsField } from './fields.js';

describe('SEC-61 the number of a card', () => {
  it.each([
    '4242424242424242',
    'Mine is 4242 4242 4242 4242, until 12/27.',
    '5555-5555-5555-4444',
    '3782 822463 10005',
    '378282246310005',
    '3056 930902 5904',
    '6011000990139424!',
    'Visa4242424242424242',
    'card-4242-4242-4242-4242',
    '4242424242424242exp1227',
    'Card2 4242 4242 4242 4242x',
    '01a20839-4242-4242-9001-7be460acdb24 and 4242 4242 4242 4242',
    '4222222222222',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '４２４２４２４２４２４２４２４２',
  ])('is found in %s', (text) => expect(holdsCardNumber(text)).toBe(true));

  it.each([
    '',
    '4242424242424241',
    '+1 415 555 0100 and +33 1 23 45 67 89',
    '1234567890123452',
    '01a20839-41f8-700b-b39d-be460acdb244',
    // Ids in which enough digits follow each other, whole and as the beginning of one is typed into a search.
    '01a20839-4242-4242-9001-7be460acdb24',
    'Payment 01A20839-4242-4242-9001-7BE460ACDB24 failed',
    '01a20839-4242-4242-9001-7',
    '0192f4242424242424242ab',
    'cs_test_a1b4242424242424242Zq',
    'In 2024 2025 2026 we raised 4242424242.',
    '42424242424242424242424242',
  ])('is not found in %s', (text) => expect(holdsCardNumber(text)).toBe(false));

  it('is refused in free text, alone and in lists; a bank’s reference may look like one', () => {
    const text = 'Take 4242 4242 4242 4242';
    expect(codeOf(TextField(), text)).toBe('validation.card_number');
    expect(codeOf(TextField({ optional: true }), text)).toBe('validation.card_number');
    expect(codeOf(TextsField(), ['a', text])).toBe('validation.card_number');
    expect(codeOf(TextField({ longNumbers: true }), text)).toBeNull();
    expect(codeOf(TextField(), 'Take 4242')).toBeNull();
  });
});
