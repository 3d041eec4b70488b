import { readClauses, writeClauses } from './clause-text.js';

const CLAUSES = [
  { title: 'Subscription', text: '{{investor}} subscribes.\n\nOnce.' },
  { title: 'Law', text: 'That of the company.' },
];

describe('clauses as one text', () => {
  it('are read as they are written', () => {
    expect(readClauses(writeClauses(CLAUSES))).toEqual(CLAUSES);
  });

  it('begin with a heading each; what stands before the first one is refused for want of it, and not lost', () => {
    expect(readClauses('A preface\n# Law\nThat of the company.')).toEqual([
      { title: '', text: 'A preface' },
      { title: 'Law', text: 'That of the company.' },
    ]);
    expect(readClauses('')).toEqual([]);
  });
});
