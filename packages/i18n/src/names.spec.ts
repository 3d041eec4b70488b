import { initialsOf } from './names.js';

describe('initials', () => {
  it('takes the first letters of the first and the last word', () => {
    expect(initialsOf('Ines Maria Okafor')).toBe('IO');
    expect(initialsOf('  Kofi ')).toBe('K');
    expect(initialsOf('')).toBe('');
  });

  it('keeps a letter with its marks in one piece', () => {
    expect(initialsOf('e\u0301lise')).toBe('E\u0301');
  });
});
