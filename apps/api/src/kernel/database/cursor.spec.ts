import { newId } from '../crypto/ids.js';
import { readPlace, toPage } from './cursor.js';

const cursorOf = (at: string, id = newId()): string => Buffer.from(`${at}|${id}`, 'utf8').toString('base64url');

describe('the cursor of a list by instants', () => {
  it('is read as it was written', () => {
    const rows = ['2026-11-21T10:00:00.123Z', '2026-11-20T10:00:00.000Z'].map((at) => ({
      at: new Date(at),
      id: newId(),
    }));
    const { items, nextCursor } = toPage(rows, 1, (row) => row);
    expect(items).toEqual(rows.slice(0, 1));
    expect(readPlace(nextCursor ?? undefined)).toEqual({ at: '2026-11-21T10:00:00.123Z', id: rows[0]?.id });
    expect(readPlace(undefined)).toBeNull();
  });

  it.each([
    cursorOf('2026-02-30T10:00:00.000Z'),
    cursorOf('2026-99-99T10:00:00.000Z'),
    cursorOf('2026-02-28T24:00:00.000Z'),
    cursorOf('2026-02-28T10:61:00.000Z'),
    cursorOf('2026-02-28T10:00:00+02'),
    cursorOf('2026-02-28T10:00:00.000Z', 'x'),
    'x',
    '',
  ])('is refused where it names no instant or no id, before it reaches SQL: %s', (cursor) => {
    expect(() => readPlace(cursor)).toThrow('validation.format');
  });
});
