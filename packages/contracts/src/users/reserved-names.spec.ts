import { isReservedName } from './reserved-names.js';

it.each([
  'Cairn Support',
  'cairn',
  'CAIRN Payments',
  'CairnHelp Desk',
  'admin',
  'Ädmin Nistrator',
  'The Administrator',
  'my-admin-page',
  'Équipe Modération',
  'فريق الدعم',
])('%s is a name of the site or its staff', (name) => expect(isReservedName(name, 'Cairn')).toBe(true));

it.each(['Ines Okafor', 'Adminov', 'Ann Supporter', 'Mac Airn', 'ines-okafor-01ab2c', 'عمر'])(
  '%s is anybody’s name',
  (name) => expect(isReservedName(name, 'Cairn')).toBe(false),
);

it('a site’s name of several words is reserved as a whole', () => {
  expect(isReservedName('Green Field Money', 'Green Field')).toBe(true);
  expect(isReservedName('greenfield', 'Green Field')).toBe(true);
  expect(isReservedName('Ann Green', 'Green Field')).toBe(false);
  expect(isReservedName('Ann Green', '')).toBe(false);
});
