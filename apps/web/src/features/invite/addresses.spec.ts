import { addressesIn } from './addresses.js';

it('V-32 reads addresses separated by commas', () => {
  expect(addressesIn(' ada@example.org, ben@example.org ,,')).toEqual(['ada@example.org', 'ben@example.org']);
  expect(addressesIn(' , ')).toEqual([]);
});
