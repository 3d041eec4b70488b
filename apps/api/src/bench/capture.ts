import pg from 'pg';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Records the statements that this process sends to the database. */
export class Capture {
  readonly statements: Statement[] = [];
  listening = false;

  constructor() {
    const { statements } = this;
    const isListening = (): boolean => this.listening;
    const send = pg.Client.prototype.query as (...args: unknown[]) => unknown; // overloaded beyond what one type says
    pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]): unknown {
      const [first, second] = args;
      const text = typeof first === 'string' ? first : textOf(first);
      if (isListening() && text !== undefined) {
        statements.push({ sql: text, parameters: Array.isArray(second) ? second : (valuesOf(first) ?? []) });
      }
      return send.apply(this, args);
    } as typeof pg.Client.prototype.query;
  }
}

const textOf = (query: unknown): string | undefined =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
const valuesOf = (query: unknown): unknown[] | undefined =>
  typeof query === 'object' && query !== null && 'values' in query && Array.isArray(query.values)
    ? query.values
    : undefined;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Buffer) return `\\x${value.toString('hex')}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value); // numbers and flags, as the driver sends them
};

/** A random id of the script's own, one for each id that the API made up. */
const unique = (place: number): string =>
  `'${place.toString(16).padStart(8, '0')}-0000-7000-b' || lpad(to_hex((((:unique)::bigint >> 48) & 4095)::int), 3, '0') || '-' || lpad(to_hex(((:unique)::bigint & 281474976710655::bigint)), 12, '0')`;

/** An id of the benchmark that is another one in each run: whose last digits are what an expression of pgbench gives. */
export interface Drawn {
  id: string;
  name: string;
  value: string;
}

const drawnAt = ({ id, name }: Drawn): string => `'${id.slice(0, 24)}' || lpad(to_hex((:${name})::bigint), 12, '0')`;

/**
 * One request as a script of pgbench: the very statements that the API sent, each parameter cast to the type that the
 * server infers for it, with the drawn ids and every made-up id different in each run. pgbench prepares each of them.
 */
export async function asScript(
  client: pg.Client,
  statements: readonly Statement[],
  drawn: readonly Drawn[],
  fixed: readonly string[] = [],
): Promise<string> {
  const madeUp: string[] = [];
  const place = (id: string): string => {
    if (!madeUp.includes(id)) madeUp.push(id);
    return unique(madeUp.indexOf(id));
  };
  const expression = (text: string): string => {
    const parts: string[] = [];
    let last = 0;
    for (const match of text.matchAll(UUID)) {
      const [id] = match;
      if (fixed.includes(id)) continue;
      const known = drawn.find((each) => each.id === id);
      parts.push(`'${text.slice(last, match.index).replaceAll("'", "''")}'`, known ? drawnAt(known) : place(id));
      last = match.index + id.length;
    }
    parts.push(`'${text.slice(last).replaceAll("'", "''")}'`);
    return parts.filter((part) => part !== "''").join(' || ') || "''";
  };
  const lines = [
    '\\set n :n + 1',
    ...drawn.map(({ name, value }) => `\\set ${name} ${value}`),
    '\\set unique random(1, 9000000000000000000)',
  ];
  for (const { sql, parameters } of statements) {
    const types = parameters.length === 0 ? [] : await typesOf(client, sql);
    const filled = parameters.reduceRight<string>((text, value, index) => {
      const plain = asText(value);
      return text.replaceAll(`$${index + 1}`, () =>
        plain === null ? `null::${types[index]}` : `(${expression(plain)})::${types[index]}`,
      );
    }, sql);
    lines.push(`${withoutColons(filled).replaceAll(/\s+/g, ' ')};`);
  }
  return `${lines.join('\n')}\n`;
}

/** pgbench takes a colon before a letter for a variable, inside quotes too. */
const withoutColons = (sql: string): string =>
  sql.replaceAll(/'(?:[^']|'')*'/g, (literal) =>
    /:\w/.test(literal) ? `(${literal.replaceAll(/:(?=\w)/g, "' || chr(58) || '")})` : literal,
  );

async function typesOf(client: pg.Client, sql: string): Promise<string[]> {
  await client.query(`prepare probe as ${sql}`);
  const { rows } = await client.query<{ types: string }>(
    `select array_to_json(parameter_types::text[])::text as types from pg_prepared_statements where name = 'probe'`,
  );
  await client.query('deallocate probe');
  // `character` without a length would cut to one letter.
  return (JSON.parse(rows[0]?.types ?? '[]') as string[]).map((type) => (type === 'character' ? 'bpchar' : type));
}
