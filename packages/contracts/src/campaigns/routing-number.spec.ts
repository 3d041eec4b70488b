import 'reflect-metadata';
import { codeOf } from '../testing/field.js';
import { isAbaRouting, RoutingNumberField } from './routing-number.js';

describe('V-10 a routing number', () => {
  it.each(['110000000', '021000021', '011401533', '122105155'])('may be %s', (digits) => {
    expect(isAbaRouting(digits)).toBe(true);
  });

  it.each([
    '021000022',
    '210000021',
    '000000000',
    '02100002',
    '0210000210',
    'x021000021',
    '021000021x',
    '02100002a',
    '',
  ])('may not be %s', (digits) => {
    expect(isAbaRouting(digits)).toBe(false);
  });

  it('weighs each of its nine places: no digit can change alone', () => {
    const sound = '021000021';
    for (let place = 0; place < 9; place += 1) {
      const changed = `${sound.slice(0, place)}${(Number(sound[place]) + 1) % 10}${sound.slice(place + 1)}`;
      expect([place, isAbaRouting(changed)]).toEqual([place, false]);
    }
    // One more in a place adds its weight: 3, 7 and 1 in turn make whole tens together, in any group.
    expect(['111000000', '000111000', '000000111', '100010001'].map(isAbaRouting)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['300000001', '030000001', '003000100'].map(isAbaRouting)).toEqual([true, false, false]);
  });
});

it.each([
  ['021000021', null],
  [' 021000021 ', null],
  ['021000022', 'validation.routing_number'],
  ['02100002', 'validation.routing_number'],
  ['abcdefghi', 'validation.routing_number'],
  ['', 'validation.required'],
  [110_000_000, 'validation.required'],
])('V-10 a form says of %j at its field: %s', (value, code) => {
  expect(codeOf(RoutingNumberField(), value)).toBe(code);
});
