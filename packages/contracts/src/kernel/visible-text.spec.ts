import 'reflect-metadata';
import { codeOf, field } from '../testing/field.js';
import { TextField } from './fields.js';

describe('a text', () => {
  it.each([
    ['blanks of no width', ' \u200b\u2060 '],
    ['soft hyphens', '\u00ad\u00ad'],
    ['Hangul fillers', '\u3164\uffa0\u115f'],
    ['joiners and selectors', '\u200c\u200d\ufe0f\u{e0100}'],
    ['marks of a direction', '\u200e\u200f\u061c'],
    ['controls', '\u0007\u0085'],
    ['empty Braille cells', '\u2800'],
  ])('SEC-27 of nothing but %s shows nothing, and is missing', (_name, text) => {
    expect(codeOf(TextField(), text)).toBe('validation.required');
    expect(field(TextField({ optional: true }))(text).kept).toBe('');
  });

  it.each([
    ['Persian', '\u0645\u06cc\u200c\u0634\u0648\u062f'],
    ['an emoji', '\u{1f469}\u200d\u{1f680}\u2764\ufe0f'],
    ['a hyphenated word', 'crowd\u00adfunding'],
  ])('SEC-27 keeps such marks beside other characters: %s', (_name, text) => {
    expect(field(TextField())(text)).toEqual({ kept: text, refusal: null });
  });
});
