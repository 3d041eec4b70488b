import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readRefusal, type Refusal } from '../errors/refusal.js';
import { isRegion, RegionField } from './regions.js';
import { isPostalCode, PostalCodeField } from './postal-code.js';
import { SIGNATURE_PICTURE_BYTES, SIGNATURE_PICTURE_SIZE, SIGNATURE_TYPES, SignatureTextField } from './signature.js';

class Signed {
  @SignatureTextField()
  text: unknown;
}
class Living {
  country: unknown;
  @RegionField('country')
  state: unknown;
  @PostalCodeField('country')
  postalCode: unknown;
}

const refusals = (type: new () => object, plain: object): Refusal[] =>
  validateSync(plainToInstance(type, plain)).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}).map(readRefusal),
  );
const codes = (type: new () => object, plain: object): string[] => refusals(type, plain).map(({ code }) => code);

describe('V-05 a postal code', () => {
  it.each([
    ['US', '02139'],
    ['US', '02139-4307'],
    ['CA', 'K1A 0B1'],
    ['CA', 'k1a0b1'],
    ['FR', '75001'],
    ['DE', '10115'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'M11AA'],
    ['GB', 'B33 8TH'],
    ['GB', 'CR2 6XH'],
    ['MA', '20000'],
    ['NL', '1012 AB'],
    ['PL', '00-950'],
    ['IS', '12'],
    ['XX', '1234567890'],
  ])('of %s may be %s', (country, code) => {
    expect(isPostalCode(code, country)).toBe(true);
    expect(codes(Living, { country, postalCode: code })).toEqual([]);
  });

  it.each([
    ['US', '0213'],
    ['US', '021390'],
    ['US', 'x02139'],
    ['US', '02139x'],
    ['US', 'ABCDE'],
    ['US', '02139-430'],
    ['US', '02139-43070'],
    ['US', '02139-ABCD'],
    ['CA', 'K1A  0B1'],
    ['CA', '11A 0B1'],
    ['CA', 'KAA 0B1'],
    ['CA', 'K11 0B1'],
    ['CA', 'K1A AB1'],
    ['CA', 'K1A 001'],
    ['CA', 'K1A 0BA'],
    ['CA', 'xK1A 0B1'],
    ['CA', 'K1A 0B1x'],
    ['FR', '7500'],
    ['FR', '750010'],
    ['FR', 'x75001'],
    ['FR', 'ABCDE'],
    ['DE', '1011'],
    ['DE', '101150'],
    ['DE', 'x10115'],
    ['DE', 'ABCDE'],
    ['GB', 'SWAA 1AA'],
    ['GB', 'SW1A 1A1'],
    ['GB', 'SW1A XAA'],
    ['GB', 'SWX1A 1AA'],
    ['GB', '1 1AA'],
    ['GB', 'M1!1AA'],
    ['GB', 'SW1A 1AAx'],
    ['GB', '9SW1A 1AA'],
    ['NL', '1'],
    ['NL', '-1012'],
    ['NL', '12345678901'],
    ['NL', '1012_AB'],
    ['NL', '1012 AB!'],
    ['__proto__', '1'],
    ['constructor', '1'],
  ])('of %s may not be %s', (country, code) => {
    expect(isPostalCode(code, country)).toBe(false);
    expect(codes(Living, { country, postalCode: code })).toContain('validation.zip');
  });

  it.each([
    ['US', 'OR', true],
    ['US', 'DC', true],
    ['US', '', true],
    ['US', 'Oregon', false],
    ['US', 'ON', false],
    ['CA', 'ON', true],
    ['CA', 'OR', false],
    ['US', 'constructor', false],
    ['IE', 'Galway', true],
    ['__proto__', 'anything', true],
  ])('V-05 in %s the state may be %s: %s', (country, state, isOne) => {
    expect(isRegion(state, country)).toBe(isOne);
    const refused = codes(Living, { country, state, postalCode: country === 'CA' ? 'K1A 0B1' : '97201' });
    expect(refused).toEqual(isOne ? [] : ['validation.region']);
  });

  it('is text, of the country that the form names', () => {
    expect(codes(Living, { country: 'US', postalCode: 12_345 })).toContain('validation.zip');
    // Without a country that is text, it is one of elsewhere.
    expect(codes(Living, { country: 7, postalCode: 'AB1' })).toEqual([]);
    expect(codes(Living, { postalCode: 'AB1' })).toEqual([]);
    expect(codes(Living, { country: 'NL' })).toContain('validation.required');
    expect(codes(Living, { country: 'NL', postalCode: '12345678901' }).sort()).toEqual([
      'validation.max_length',
      'validation.zip',
    ]);
  });
});

it('V-05 a country that is no text is none', () => {
  expect(codes(Living, { country: ['US'], postalCode: 'AB1' })).toEqual([]);
});

describe('V-25 a typed signature', () => {
  it.each(['Ines Vik', 'حنان', 'O’Neil-Ba', "d'Arc", 'J. R. Vik', ' Ines ', 'Zoe\u0308', 'x'.repeat(20)])(
    'may be %s',
    (text) => {
      expect(codes(Signed, { text })).toEqual([]);
    },
  );

  it.each([
    ['', 'validation.required'],
    ['   ', 'validation.required'],
    // To Unicode a filler is a letter.
    ['\u3164', 'validation.required'],
    [7, 'validation.required'],
    [undefined, 'validation.required'],
    ['x'.repeat(21), 'signature.too_long'],
    ['7', 'signature.text'],
    ['Ines 2', 'signature.text'],
    ['-Ines', 'signature.text'],
    ['Ines!', 'signature.text'],
    ['😀', 'signature.text'],
  ])('%s is refused as %s', (text, code) => {
    expect(refusals(Signed, { text })).toEqual([{ code, params: { max: 20 } }]);
  });

  it('counts characters, not the halves of one', () => {
    expect(codes(Signed, { text: '𝒜'.repeat(20) })).toEqual([]);
    expect(codes(Signed, { text: '𝒜'.repeat(21) })).toEqual(['signature.too_long']);
  });

  it('is one of three ways; a picture has at most 512 KB', () => {
    expect(SIGNATURE_TYPES).toEqual(['freehand', 'image', 'typed']);
    expect(SIGNATURE_PICTURE_BYTES).toBe(524_288);
    expect(SIGNATURE_PICTURE_SIZE).toEqual({ width: 400, height: 200 });
  });
});
