import { createHash } from 'node:crypto';

/**
 * Every definition on which the ledger rests, one row each: what functions do and as whom, triggers and whether they
 * fire, constraints, indexes, columns, owners, privileges, and the rows of the posting rules. The owner of the database
 * has another name everywhere: it is called `owner`.
 */
export const SCHEMA_FACTS = `
  with named as (select oid, case when rolname in ('ledger_owner', 'cairn_app', 'cairn_worker') then rolname else 'owner' end as name
                 from pg_roles),
  relation as (
    select c.*, n.nspname || '.' || c.relname as full_name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'ledger' and c.relkind in ('r', 'v')
       or n.nspname = 'public' and c.relname = 'adjustment_request' or n.nspname = 'kernel' and c.relname = 'clock')
  select 'function ' || p.oid::regprocedure as name, concat_ws(' | ', p.prosrc, l.lanname, p.prosecdef, p.provolatile,
      array_to_string(p.proconfig, ','), o.name, pg_get_function_result(p.oid),
      (select string_agg(coalesce(g.name, 'PUBLIC') || ' ' || x.privilege_type, ',' order by g.name, x.privilege_type)
       from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x left join named g on g.oid = x.grantee)) as definition
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang join named o on o.oid = p.proowner
  where n.nspname = 'ledger' or n.nspname = 'kernel' and p.proname in ('now', 'refuse_change', 'advance_clock')
     or n.nspname = 'public' and p.proname = 'refuse_approved_change'
  union all
  select 'trigger ' || t.tgname || ' on ' || r.full_name, pg_get_triggerdef(t.oid) || ' | ' || t.tgenabled::text
  from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
  union all
  select 'constraint ' || c.conname || ' on ' || r.full_name, pg_get_constraintdef(c.oid) || ' | ' || c.convalidated::text
  from pg_constraint c join relation r on r.oid = c.conrelid where c.contype <> 'n'
  union all
  select 'index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid) || ' | ' || i.indisvalid::text
  from pg_index i join relation r on r.oid = i.indrelid where i.indisunique
  union all
  select 'column ' || a.attname || ' of ' || r.full_name, concat_ws(' | ', format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a join relation r on r.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  union all
  select 'privileges of ' || r.full_name, concat_ws(' | ', o.name, r.relkind, pg_get_viewdef(case when r.relkind = 'v' then r.oid end),
      (select string_agg(coalesce(g.name, 'PUBLIC') || ' ' || x.privilege_type, ',' order by g.name, x.privilege_type)
       from aclexplode(coalesce(r.relacl, acldefault('r', r.relowner))) x left join named g on g.oid = x.grantee
       where x.privilege_type <> 'MAINTAIN'))
  from relation r join named o on o.oid = r.relowner
  union all
  select 'row of ledger.posting_rule: ' || kind || ' ' || debit_group || ' ' || credit_group, '' from ledger.posting_rule
  union all
  select 'row of ledger.kind_source: ' || kind || ' ' || source_type, '' from ledger.kind_source
  union all
  select 'row of ledger.account_group: ' || code, concat_ws(' | ', class, floor, stripes) from ledger.account_group
  union all
  select 'row of ledger.tx_kind: ' || code, '' from ledger.tx_kind`;

export interface SchemaFact {
  name: string;
  definition: string;
}

/** Each definition by its name, hashed: what the release ships and the verifier holds a database against. */
export const fingerprintOf = (facts: readonly SchemaFact[]): Record<string, string> =>
  Object.fromEntries(
    facts
      .map(
        ({ name, definition }) => [name, createHash('sha256').update(definition).digest('hex').slice(0, 32)] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
