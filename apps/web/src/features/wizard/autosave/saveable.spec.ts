import { saveablePart } from './saveable.js';
import type { Values } from './values.js';

const below = ({ least, goal, most }: Values) => [
  ...(Number(least) < Number(goal) ? [] : [{ field: 'least' }]),
  ...(Number(goal) <= Number(most) ? [] : [{ field: 'most' }]),
];
const stored = { least: 3, goal: 5, most: 9, name: 'A' };

it.each([
  ['everything that fits', stored, { least: 4, name: 'B' }, [], { least: 4, name: 'B' }],
  ['the rest without a field that fails', stored, { least: 4, name: '' }, ['name'], { least: 4 }],
  ['the rest without a field that contradicts another', stored, { goal: 2, name: 'B' }, [], { name: 'B' }],
  ['what fits only together', stored, { goal: 20, most: 30 }, [], { goal: 20, most: 30 }],
  ['what fits once another is there', stored, { least: 6, goal: 8, most: 1 }, [], { goal: 8, least: 6 }],
  ['other fields of a section that was broken before', { ...stored, most: 1 }, { name: 'B' }, [], { name: 'B' }],
])('saves %s', (_what, before, typed, faulty, part) => {
  expect(saveablePart(before, typed, faulty, below)).toEqual(part);
});
