import type { TestApp } from '../test-app.js';

interface Row {
  kind: string;
  phase: string;
  from: string;
  to: string;
  minor: string;
  currency: string;
}

const pad = (text: string, width: number): string => text.padEnd(width);

/**
 * The ledger's postings as a table, oldest first, to be compared as a whole. Ids are
 * replaced by words.
 */
export async function ledgerStory(t: TestApp, ...names: (Record<string, string> | string)[]): Promise<string> {
  const words = names.flatMap((name): [string, string][] =>
    typeof name === 'string' ? [[name, 'campaign']] : Object.entries(name),
  );
  const shorten = (code: string): string => words.reduce((text, [id, word]) => text.replace(id, word), code);
  const rows = await t.db.query<Row>(
    `select t.kind, t.phase, d.code as "from", c.code as "to", l.amount as minor, l.currency
     from ledger.tx t
     join ledger.line l on l.tx_id = t.id and l.n % 2 = 1
     join ledger.line m on m.tx_id = t.id and m.n = l.n + 1
     join ledger.account d on d.id = case l.side when 'D' then l.account_id else m.account_id end
     join ledger.account c on c.id = case l.side when 'D' then m.account_id else l.account_id end
     where t.kind <> 'adjustment' order by t.id, l.n`,
  );
  const told = rows
    .map((row) => ({ ...row, from: shorten(row.from), to: shorten(row.to) }))
    .filter(({ from, to }) => words.length === 0 || words.some(([, word]) => from.includes(word) || to.includes(word)));
  const widths = (key: 'kind' | 'from' | 'to'): number => Math.max(...told.map((row) => row[key].length), key.length);
  const [kind, from, to] = [widths('kind'), widths('from'), widths('to')];
  return [
    `${pad('kind', kind)}  ${pad('phase', 7)}  ${pad('debit', from)}  ${pad('credit', to)}  minor`,
    ...told.map(
      (row) => `${pad(row.kind, kind)}  ${pad(row.phase, 7)}  ${pad(row.from, from)}  ${pad(row.to, to)}  ${row.minor}`,
    ),
  ].join('\n');
}
