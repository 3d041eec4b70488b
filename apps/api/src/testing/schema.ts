import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** One table as text: a line for each column, and one for each unique index over plain columns. */
export type TableShape = string[];

const SHORT_NAMES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int: 'integer',
  int4: 'integer',
  int2: 'smallint',
  int8: 'bigint',
  'timestamp with time zone': 'timestamptz',
  char: 'character',
  varchar: 'character varying',
};

const typeOf = (column: ColumnMetadata, source: DataSource): string => {
  const type = source.driver.normalizeType(column);
  const name = SHORT_NAMES[type] ?? type;
  const sized = column.length ? `${name}(${column.length})` : name;
  return column.isArray ? `${sized}[]` : sized;
};

const sortedNames = (columns: readonly { databaseName: string }[]): string =>
  columns.map(({ databaseName }) => databaseName).join(', ');

/** What an entity says about its table. */
export function declaredShape(entity: EntityMetadata, source: DataSource): TableShape {
  const columns = entity.columns.map(
    (column) => `${column.databaseName} ${typeOf(column, source)}${column.isNullable ? '' : ' not null'}`,
  );
  const unique = [
    ...entity.indices
      .filter(({ isUnique }) => isUnique)
      .map((index) => ({ columns: index.columns, where: index.where })),
    ...entity.uniques.map(({ columns: of }) => ({ columns: of, where: undefined })),
    { columns: entity.primaryColumns, where: undefined },
  ].map(({ columns: of, where }) => `unique (${sortedNames(of)})${where ? ' where' : ''}`);
  return [...columns, ...unique].sort();
}

interface CatalogueRow {
  table: string;
  line: string;
}

/** What the catalogue says about every table of a schema. */
export async function migratedShapes(source: DataSource, schema: string): Promise<Map<string, TableShape>> {
  const rows = await source.query<CatalogueRow[]>(
    `select c.relname as "table",
       a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as line
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     union all
     select c.relname, 'unique (' || (select string_agg(a.attname, ', ' order by k.ord)
         from unnest(i.indkey) with ordinality k(attnum, ord) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)
       || ')' || case when i.indpred is null then '' else ' where' end
     from pg_class c join pg_index i on i.indrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relkind = 'r' and i.indisunique`,
    [schema],
  );
  const shapes = new Map<string, TableShape>();
  for (const { table, line } of rows) {
    const readable = line.replace('timestamp with time zone', 'timestamptz');
    shapes.set(table, [...(shapes.get(table) ?? []), readable].sort());
  }
  return shapes;
}
