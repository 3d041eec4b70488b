import type pg from 'pg';
import { LineMatching } from '../../modules/bank-statements/matching/line-matching.js';
import { atMost, told, type Figure } from '../figure.js';
import type { BenchWorld } from '../world.js';

interface BankBench {
  client: pg.Client;
  world: BenchWorld;
  say: (line: string) => void;
}

const LINES = 100_000;
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 300;
const SAMPLE_MS = 200;
const MEGABYTE = 1024 * 1024;

/** Half of the lines are explained by a rule, a tenth bring a reference of a wire transfer, and the rest nobody knows. */
const FILL = `
  insert into operator_account (id, currency, holder, bank_name, iban, wire_fee, state, reason, maker_id, made_at, checker_id, decided_at)
    select gen_random_uuid(), 'USD', 'Cairn', 'Bank', 'DE89370400440532013000', 2000, 'active', 'bench', a.id, kernel.now(), b.id, kernel.now()
    from app_user a, app_user b where a.id < b.id order by a.id, b.id limit 1;
  insert into bank_rule (id, contains, direction, book_to, reason, made_by, made_at)
    select gen_random_uuid(), 'CARD TERMINAL ' || n, 'out', 'bank_fee', 'bench', (select maker_id from operator_account limit 1), kernel.now()
    from generate_series(1, 20) n;
  insert into wire_instruction (payment_id, reference, account_id, amount, currency, shown_at, expires_at)
    select gen_random_uuid(), 'W' || lpad(n::text, 9, '0'), (select id from operator_account limit 1), 50000, 'USD', kernel.now(), kernel.now() + interval '1 day'
    from generate_series(1, ${LINES / 10}) n`;

async function fillLines(client: pg.Client): Promise<void> {
  await client.query(FILL);
  await client.query(
    `insert into bank_statement (id, account, currency, format, file_hash, first_on, last_on, opening, closing, line_count,
       imported_by, imported_at)
     select gen_random_uuid(), iban, currency, 'csv', '\\x00', '2026-06-01', '2026-06-30', 0, 0, ${LINES}, maker_id, kernel.now()
     from operator_account limit 1`,
  );
  await client.query(
    `insert into bank_line (id, statement_id, account, currency, booked_on, amount, remittance, our_ref, state)
     select gen_random_uuid(), s.id, s.account, 'USD', date '2026-06-01' + n % 28, case when n % 10 < 5 then -100 - n % 900 else 100 + n % 90000 end,
       case when n % 10 < 5 then 'Card terminal ' || 1 + n % 20 else 'Transfer of customer ' || n end,
       case when n % 10 = 5 then 'W' || lpad((n / 10 + 1)::text, 9, '0') end, 'new'
     from bank_statement s, generate_series(0, ${LINES - 1}) n`,
  );
  await client.query('analyze bank_line, wire_instruction, bank_rule');
}

/** How long a hundred thousand lines of the bank's statements take to match and book, and what the process needs for it. */
export async function bankFigures({ client, world, say }: BankBench): Promise<Figure[]> {
  await fillLines(client);
  const before = process.memoryUsage().rss;
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS);
  const begun = performance.now();
  const matched = await world.get(LineMatching).matchAll();
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(sampling);
  if (matched !== LINES) throw new Error(`${matched} lines were matched`);
  const { rows } = await client.query<{ state: string; count: string }>(
    'select state, count(*) from bank_line group by state order by state',
  );
  say(
    `  ${matched} lines in ${seconds.toFixed(1)} s: ${rows.map(({ state, count }) => `${count} ${state}`).join(', ')}`,
  );
  return [
    atMost('Matching 100,000 lines of the bank’s statements', Number(seconds.toFixed(1)), MOST_SECONDS, ' s'),
    atMost('The most memory of the process meanwhile', Math.round(most / MEGABYTE), MOST_MEGABYTES, ' MB'),
    told('Memory of the process before', `${Math.round(before / MEGABYTE)} MB`),
  ];
}
