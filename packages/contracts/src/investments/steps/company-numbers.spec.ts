import { isEin, isRegistrationNumber } from './company-numbers.js';

describe('the number of a company', () => {
  it.each([
    ['12-3456789', true],
    ['123456789', true],
    ['07-1234567', false],
    ['123-456789', false],
  ])('%s is one of the Internal Revenue Service: %s', (number, expected) => {
    expect(isEin(number)).toBe(expected);
  });

  it.each([
    ['GB', '01234567', true],
    ['GB', 'SC123456', true],
    ['GB', '1234567', false],
    ['FR', '732 829 320', true],
    ['FR', '73282932', false],
    ['DE', 'HRB 12345 B', true],
    ['DE', '12345', false],
    ['IE', '123456', true],
    ['CH', 'CHE-123.456.789', true],
    ['JP', '0100-01-034730', true],
    ['JP', '?', false],
  ])('in %s %s is one of its register: %s', (country, number, expected) => {
    expect(isRegistrationNumber(number, country)).toBe(expected);
  });
});
