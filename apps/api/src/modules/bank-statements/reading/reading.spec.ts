import { elementsOf } from '../../../kernel/text/xml-parts.js';
import { identified } from '../importing/line-rows.js';
import type { ReadLine } from './statement-file.js';

const line = (more: Partial<ReadLine> = {}): ReadLine => ({
  bookedOn: '2026-06-16',
  valueOn: null,
  amount: 31_000n,
  bankRef: null,
  endToEnd: null,
  remittance: 'WPYST8PMJX',
  counterparty: null,
  ...more,
});
const ids = async (...lines: ReadLine[]) => (await identified('DE1', lines)).map(({ id }) => id);

describe('what a line of a bank’s statement is known by', () => {
  it('is the bank’s id where it has given one, whatever a format calls it', async () => {
    const [camt] = await ids(line({ bankRef: 'BANKID-77' }));
    const [csv] = await ids(line({ bankRef: 'BANKID-77', remittance: 'WPYST8PMJX JOANA PIRES', endToEnd: 'E2E' }));
    expect(csv).toBe(camt);
    expect((await ids(line({ bankRef: 'BANKID-78' })))[0]).not.toBe(camt);
  });

  it('is its wording where the bank gives none, and two alike in one file are two', async () => {
    expect(new Set(await ids(line(), line(), line({ remittance: 'Rent' }))).size).toBe(3);
    expect(await ids(line())).toEqual(await ids(line()));
  });
});

describe('the elements of a name in a file of XML', () => {
  it('are cut out with their namespace, and the rest is left', () => {
    expect(elementsOf('<a><n:Ntry>1</n:Ntry>x<Ntry y="2">2</Ntry></a>', 'Ntry')).toEqual({
      parts: ['<n:Ntry>1</n:Ntry>', '<Ntry y="2">2</Ntry>'],
      rest: '<a>x</a>',
    });
    expect(elementsOf('<Ntrys>1</Ntrys>', 'Ntry').parts).toEqual([]);
  });

  it('are looked for once: openings without an end are no work', () => {
    const openings = '<Stmt>'.repeat(200_000);
    expect(elementsOf(openings, 'Stmt')).toEqual({ parts: [], rest: openings });
  });
});
