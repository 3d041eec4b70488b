import { newId } from '../../kernel/crypto/ids.js';
import { approveSql } from './books.js';

/** Records that a fixture tampers with. */
export interface Tampered {
  person: string;
  wallet: string;
  live: string;
  held: string;
  card: string;
  topUp: string;
  closed: string;
  settled: string;
  payout: string;
  withdrawal: string;
  secondTopUp: string;
  secondPayout: string;
  refund: string;
  dispute: string;
  repayment: string;
  lot: string;
  hold: string;
  statementLine: string;
}

export interface Fixture {
  /** What somebody did who may do anything in the database. */
  drift: string;
  /** Exactly the invariants that name it. */
  names: readonly string[];
  sql: (world: Tampered) => string[];
}

const ORIGIN = 'set local session_replication_role = origin';

/** A posting that the rules would refuse, by somebody who turns them off first. */
const force = (debit: string, credit: string, minor = 100): string[] => {
  const request = newId();
  const postings = JSON.stringify([{ debit, credit, minor: `${minor}`, currency: 'USD' }]);
  const group = (code: string): string => code.split(':').slice(0, 2).join(':');
  return [
    ORIGIN,
    `insert into ledger.posting_rule values ('adjustment', '${group(debit)}', '${group(credit)}') on conflict do nothing`,
    ...approveSql(request, postings),
    `select * from ledger.post('${newId()}', 'adjustment', 'posted', null, 'adjustment', '${request}', 'test', null, null, '${postings}')`,
  ];
};

const raw = (uid: string, source: string, phase = 'posted', pendingUid?: string): string[] => [
  ...approveSql(source, '[]'),
  `insert into ledger.tx (uid, kind, phase, pending_id, source_type, source_id, effective_at, actor, body_hash)
   values ('${uid}', 'adjustment', '${phase}', ${pendingUid ? `(select id from ledger.tx where uid = '${pendingUid}')` : 'null'},
     'adjustment', '${source}', now(), 'test', '\\x00')`,
  `insert into ledger.unsealed (tx_id) select id from ledger.tx where uid = '${uid}'`,
];

export const set = (table: string, change: string, id: string): string[] => [
  `update ${table} set ${change} where id = '${id}'`,
];

/** Tampering with the books themselves, and with payments. */
export const BOOKS_FIXTURES: readonly Fixture[] = [
  {
    drift: 'a line that belongs to no transaction',
    names: ['I1'],
    sql: ({ wallet }) => [
      `insert into ledger.line (tx_id, n, account_id, currency, side, amount)
       select 999999, 1, id, 'USD', 'D', 5 from ledger.account where code = '${wallet}'`,
    ],
  },
  { drift: 'a transaction without lines', names: ['I2'], sql: () => raw(newId(), newId()) },
  {
    drift: 'a balance',
    names: ['I3'],
    sql: ({ wallet }) => [
      `update ledger.balance set dr = dr + 1, cr = cr + 1 where account_id = (select id from ledger.account where code = '${wallet}')`,
    ],
  },
  {
    drift: 'a floor that was removed, and an overdraft',
    names: ['I4'],
    sql: ({ wallet }) => [
      'alter table ledger.balance drop constraint floor_ok',
      ...force(wallet, 'L:suspense:USD', 90_000_000),
    ],
  },
  {
    drift: 'a hold that was freed twice',
    names: ['I5'],
    sql: ({ hold }) => [
      'drop index ledger.tx_settle_once',
      ...['dr_pend', 'cr_pend'].map((column) => `alter table ledger.balance drop constraint balance_${column}_check`),
      ...[1, 2].flatMap(() => {
        const uid = newId();
        return [
          ...raw(uid, newId(), 'void', hold),
          `insert into ledger.line (tx_id, n, account_id, currency, side, amount)
           select t.id, l.n, l.account_id, l.currency, l.side, l.amount
           from ledger.tx t join ledger.line l on l.tx_id = t.pending_id where t.uid = '${uid}'`,
          `update ledger.balance b set dr_pend = dr_pend - case l.side when 'D' then l.amount else 0 end,
             cr_pend = cr_pend - case l.side when 'C' then l.amount else 0 end
           from ledger.tx t join ledger.line l on l.tx_id = t.id where t.uid = '${uid}' and b.account_id = l.account_id`,
        ];
      }),
    ],
  },
  {
    drift: 'capacity taken',
    names: ['I6'],
    sql: ({ live }) => [`update campaign_capacity set taken = taken + 1 where campaign_id = '${live}'`],
  },
  {
    drift: 'one source twice',
    names: ['I7'],
    sql: () => {
      const source = newId();
      const lines = (uid: string) =>
        `insert into ledger.line (tx_id, n, account_id, currency, side, amount)
         select t.id, n, a.id, 'USD', side, 1 from ledger.tx t, ledger.account a, (values (1, 'D'), (2, 'C')) v(n, side)
         where t.uid = '${uid}' and a.code = case side when 'D' then 'L:suspense:USD' else 'X:adjustment:USD' end`;
      const booked = `update ledger.balance b set dr = dr + case a.code when 'L:suspense:USD' then 1 else 0 end,
         cr = cr + case a.code when 'X:adjustment:USD' then 1 else 0 end
        from ledger.account a where a.id = b.account_id and a.code in ('L:suspense:USD', 'X:adjustment:USD')`;
      return [
        'alter table ledger.tx drop constraint tx_source_once',
        ...[newId(), newId()].flatMap((uid) => [...raw(uid, source), lines(uid), booked]),
      ];
    },
  },
  {
    drift: 'a payment that is collected and never came',
    names: ['I8'],
    sql: ({ person }) => [
      `insert into payment (id, user_id, idempotency_key, purpose, subject_id, provider, rail, state, amount, currency, created_at)
       values ('${newId()}', '${person}', '${newId()}', 'top_up', '${newId()}', 'stripe', 'card', 'collected', 100, 'USD', kernel.now())`,
    ],
  },
  { drift: 'a payment’s amount', names: ['I8'], sql: ({ card }) => set('payment', 'amount = amount + 1', card) },
  { drift: 'a payment’s state', names: ['I8', 'I18'], sql: ({ card }) => set('payment', `state = 'expired'`, card) },
  {
    drift: 'money in an escrow',
    names: ['I9'],
    sql: ({ live }) => force('X:adjustment:USD', `L:escrow:${live}:USD`),
  },
  {
    drift: 'a refund that has waited for five days, and has no money',
    names: ['I10', 'I38'],
    sql: ({ card }) => [
      `insert into refund (id, payment_id, provider, subject_type, subject_id, state, amount, currency, created_at)
       values ('${newId()}', '${card}', 'stripe', 'test', '${newId()}', 'planned', 1, 'USD', kernel.now() - interval '5 days')`,
    ],
  },
  {
    drift: 'a message that nobody takes',
    names: ['I11'],
    sql: () => [
      `insert into kernel.outbox (id, topic, consumer, queue, body, due_at)
       values ('${newId()}', 'x', 'x', 'mail', '{}', now() - interval '6 minutes')`,
    ],
  },
  {
    drift: 'a sealed transaction',
    names: ['I12'],
    sql: () => [`update ledger.tx set reason = 'falsified' where id = (select min(tx_id) from ledger.sealed_tx)`],
  },
  {
    drift: 'the codes of two wallets, swapped',
    names: ['I12', 'I18'],
    sql: () => [
      `create temp table swapped on commit drop as select id, code from ledger.account
       where group_code = 'L:wallet' and id in (select account_id from ledger.line) order by id limit 2`,
      `update ledger.account a set code = 'swapped' from swapped s where a.id = s.id and s.id = (select min(id) from swapped)`,
      `update ledger.account a set code = s.code from swapped s
       where a.id = (select max(id) from swapped) and s.id = (select min(id) from swapped)`,
      `update ledger.account a set code = s.code from swapped s
       where a.id = (select min(id) from swapped) and s.id = (select max(id) from swapped)`,
    ],
  },
  {
    drift: 'a repayment that is called distributed and was not',
    names: ['I13'],
    sql: ({ closed }) => {
      const id = newId();
      return [
        `insert into repayment (id, number, campaign_id, type, interest, principal, currency, due_on, state, idempotency_key, created_at)
         values ('${id}', 'REF-13', '${closed}', 'dividend', 100, 0, 'USD', kernel.now()::date, 'distributed', '${id}', kernel.now())`,
        ...force('X:adjustment:USD', `L:distribution:${id}:USD`),
      ];
    },
  },
  {
    drift: 'a posting to the rounding account',
    names: ['I14'],
    sql: () => force('X:rounding:USD', 'X:adjustment:USD'),
  },
  {
    drift: 'an account that lost its floor',
    names: ['I15'],
    sql: ({ wallet }) => [`update ledger.account set floor = false where code = '${wallet}'`],
  },
  {
    drift: 'a transaction that no seal will ever find',
    names: ['I3', 'I16'],
    sql: () => ['delete from ledger.unsealed'],
  },
  {
    drift: 'an adjustment that nobody approved',
    names: ['I17'],
    sql: () => [
      `update adjustment_request set approved_by = null, approved_at = null where id = (select id from adjustment_request limit 1)`,
    ],
  },
];
