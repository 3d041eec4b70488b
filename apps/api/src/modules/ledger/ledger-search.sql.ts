import type { EntryState } from '@cairn/contracts/admin/ledger.requests';
import { containing } from '../../kernel/database/admin-page.js';

/** As many accounts, and entries of each, are searched: the console shows a thousand rows at most. */
const MOST_ACCOUNTS = 50;
const MOST_ENTRIES = 1_000;
const MOST_LISTED = 100;
const MOST_HOLDERS = 20;

/**
 * Accounts by the beginning of their code, by their owner (an id or a name), or a word of their group: each by index,
 * so that the planner cannot take the whole table instead.
 */
const ACCOUNTS_OF = (first: number, most: number): string => `
  select id from (select id from ledger.account where code like $${first} limit ${most}) begins
  union select id from (select id from ledger.account where split_part(code, ':', 3) = $${first + 1} limit ${most}) holder
  union select id from (select a.id from ledger.account_group g cross join lateral (
    select id from ledger.account where group_code = g.code order by id desc limit ${most}) a
    where g.code ilike $${first + 2}) word
  union select id from (select a.id from (
      (select u.id from app_user u where u.email ilike $${first + 2} or u.first_name || ' ' || u.last_name ilike $${first + 2}
        limit ${MOST_HOLDERS})
      union all (select c.id from campaign c where c.name ilike $${first + 2} limit ${MOST_HOLDERS})) named
    join ledger.account a on split_part(a.code, ':', 3) = named.id::text limit ${most}) held`;
export const accountWords = (q: string): string[] => [containing(q).slice(1), q, containing(q)];

export const LISTED_ACCOUNTS = `select id from (${ACCOUNTS_OF(1, MOST_LISTED)}) found limit ${MOST_LISTED}`;

/** Records by the number that people know them by, with the payments for them: sources of entries. */
const SOURCES_OF = (number: string): string => `
  with numbered as (
    select 'investment' as purpose, id from investment where number = ${number}
    union all select 'withdrawal', id from withdrawal where number = ${number}
    union all select 'top_up', id from top_up where number = ${number}
    union all select 'payout', id from payout where number = ${number}
    union all select 'repayment', id from repayment where number = ${number})
  select id::text from numbered
  union all select p.id::text from payment p join numbered n on n.purpose = p.purpose and n.id = p.subject_id`;

/** An entry's number as people write it. */
const ENTRY_NUMBER = /^JE-?0*(\d{1,18})$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What `ENTRIES_OF` is asked with. */
export const entryWords = (q: string): (string | null)[] => [
  q,
  q.toUpperCase(),
  ENTRY_NUMBER.exec(q)?.[1] ?? null,
  UUID.test(q) ? q : null,
  ...accountWords(q),
];

/** An entry by its number or id; those of a source, by its id or number; and the newest of each account that was meant. */
export const ENTRIES_OF = `
  select id from (
    select o.id from ledger.tx o where o.source_id = any(array(select $1::text union all (${SOURCES_OF('$2')})))
    union
    select o.id from ledger.tx o where o.id = $3::bigint or o.uid = $4::uuid
    union
    select e.tx_id from (select id from (${ACCOUNTS_OF(5, MOST_ACCOUNTS)}) found limit ${MOST_ACCOUNTS}) m
    cross join lateral (
      select l.tx_id from ledger.line l where l.account_id = m.id order by l.tx_id desc, l.n desc limit ${MOST_ENTRIES}) e) entry
  order by id desc limit ${MOST_ENTRIES}`;

const IS_ENDED = 'exists (select from ledger.tx e where e.pending_id = t.id)';

/** Entries `t` by what they do: each is in exactly one state. */
export const IN_STATE: Readonly<Record<EntryState, string>> = {
  posted: `t.phase in ('posted', 'post')`,
  pending: `t.phase = 'pending' and not ${IS_ENDED}`,
  voided: `t.phase = 'void'`,
  settled: `t.phase = 'pending' and ${IS_ENDED}`,
};

/** Entries `t` with a line of an amount in major units: found first, so that the list is not read up to them. */
export const ofAmount = (place: number): string => `t.id = any(array(
  select l.tx_id from ledger.line l join ledger.currency c on c.code = l.currency
  where l.amount = $${place}::numeric * 10 ^ c.exponent))`;
