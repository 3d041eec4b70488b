import type { Member } from './queries.js';
import { movedTo } from './use-order.js';

const team = ['ada', 'ben', 'cem', 'dia'].map((id, index) => ({ id, position: index + 1 }) as Member);
const order = (id: string, position: number) => movedTo(team, id, position).map((member) => member.id);

it('moves one member, and the others make room', () => {
  expect(order('dia', 1)).toEqual(['dia', 'ada', 'ben', 'cem']);
  expect(order('ada', 3)).toEqual(['ben', 'cem', 'ada', 'dia']);
  expect(order('ben', 2)).toEqual(['ada', 'ben', 'cem', 'dia']);
  expect(movedTo(team, 'dia', 2).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

it('leaves a team alone in which there is nobody to move', () => {
  expect(order('eva', 1)).toEqual(['ada', 'ben', 'cem', 'dia']);
});
