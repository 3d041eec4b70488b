import { problemOf } from './picture.js';

const least = { width: 700, height: 500 };
const megabyte = 1024 * 1024;

it('V-26 refuses more than 2 MB', () => {
  expect(problemOf(2 * megabyte, least, least)).toBeNull();
  expect(problemOf(2 * megabyte + 1, least, least)).toBe('tooLarge');
});

it('V-27 refuses a picture smaller than the one that is made of it', () => {
  expect(problemOf(1, { width: 699, height: 500 }, least)).toBe('tooSmall');
  expect(problemOf(1, { width: 700, height: 499 }, least)).toBe('tooSmall');
  expect(problemOf(1, { width: 1400, height: 500 }, least)).toBeNull();
});

it('V-28 refuses what is no picture', () => {
  expect(problemOf(1, null, least)).toBe('unreadable');
});
