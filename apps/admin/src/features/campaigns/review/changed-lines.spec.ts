import { changedLines } from './changed-lines.js';

it('a long text is told by the lines that differ', () => {
  expect(changedLines('One\nTwo\nThree\nFour', 'One\n2\nThree\nFour')).toEqual({
    before: '…\nTwo\n…',
    after: '…\n2\n…',
  });
  expect(changedLines('One\nTwo', 'One\nTwo\nThree')).toEqual({ before: '…', after: '…\nThree' });
  expect(changedLines('Old', 'New')).toEqual({ before: 'Old', after: 'New' });
});

it('a picture is told by its words, without the name of its file', () => {
  const id = '01a21849-2f82-7a4e-8c55-0242ac120002';
  expect(changedLines(`[The yard · ${id}]`, `[The new yard · ${id}]`)).toEqual({
    before: '[The yard]',
    after: '[The new yard]',
  });
});
