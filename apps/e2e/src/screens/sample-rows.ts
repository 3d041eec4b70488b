export const id = (group: number, index: number): string => `0192f000-0000-7000-8${group}00-00000000000${index}`;

const PEOPLE = [
  { userId: id(0, 1), userName: 'Clara Duval', userEmail: 'clara.duval@example.org' },
  {
    userId: id(0, 2),
    userName: 'Alexandre-Emmanuel de Montmorency-Beaufort',
    userEmail: 'alexandre.de.montmorency@example.org',
  },
  { userId: id(0, 3), userName: 'ياسمين بن علي', userEmail: 'yasmine.benali@example.org' },
  { userId: id(0, 4), userName: 'Idris Bello', userEmail: 'idris.bello@example.org' },
] as const;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 20, 9, 12);
export const day = (ago: number): string => new Date(FIRST_DAY - ago * DAY).toISOString();

/** As many rows as there are variations of one, each with its own id, person and day. */
export const rowsOf = <Row extends object>(group: number, base: object, ...variations: readonly Row[]) =>
  variations.map((variation, index) => ({
    ...base,
    id: id(group, index),
    ...PEOPLE[index % PEOPLE.length],
    createdAt: day(index),
    ...variation,
  }));
