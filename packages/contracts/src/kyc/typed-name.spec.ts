import { isTypedNameOf, typedNameOf } from './typed-name.js';

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('V-31 a typed signature', () => {
  it.each([
    ['ines  OKAFOR', person('Inès', 'Okafor')],
    ['Jean Luc Lœwe', person('Jean-Luc', 'Loewe')],
    ['ليلى الخطيب', person('لَيْلى', 'الخطيب')],
    ['ليلي احمد فاطمه', person('ليلى', 'أحمد فاطمة')],
    ['M. Constantinou', person('Maria Alexandra', 'Constantinou')],
    ['Maria Alexandra Cons', person('Maria Alexandra', 'Constantinou')],
  ])('“%s” is the name of whoever signs, whatever case, accents, blanks and vowel signs', (typed, signer) => {
    expect(isTypedNameOf(typed, signer)).toBe(true);
  });

  it.each([
    ['Ines', person('Ines', 'Okafor')],
    ['Ines Okafo', person('Ines', 'Okafor')],
    ['Okafor Holdings', person('Ines', 'Okafor')],
    ['ليلى', person('ليلى', 'الخطيب')],
    ['I. Okafor', person('Ines', 'Okafor')],
  ])('“%s” is another name, or a part of it', (typed, signer) => {
    expect(isTypedNameOf(typed, signer)).toBe(false);
  });

  it('V-25 of a long name is what twenty characters hold', () => {
    expect(typedNameOf(person('Ines', 'Okafor'))).toBe('Ines Okafor');
    expect(typedNameOf(person('Maria Alexandra', 'Constantinou'))).toBe('M. Constantinou');
    expect(typedNameOf(person('Ana', 'Constantinopoulou-Papadaki'))).toBe('Ana Constantinopoulo');
  });
});
