import { addBusinessDays, dayIn } from '@cairn/finance';
import { plainLetters, sumOf, type Credit, type FileFacts } from './credit.js';

/** What the fields of an entry hold; longer ones would be another account, or another sum. */
export const NACHA_ACCOUNT_LENGTH = 17;
export const NACHA_MOST_MINOR = 9_999_999_999n;
/** What the totals of a batch and of a file hold. */
export const NACHA_MOST_TOTAL_MINOR = 999_999_999_999n;

const LINES_OF_A_BLOCK = 10;
const WIDTH = 94;
const FILLER = '9'.repeat(WIDTH);
const HASH = 10_000_000_000n;

/** Credits and debits alike, or credits alone. */
const MIXED = '200';
const CREDITS = '220';
/** Transaction codes: a credit of a checking or savings account, a debit of a checking account. */
const CODES = { checking: '22', savings: '32' } as const;
const OWN_DEBIT = '27';

const left = (value: string, width: number): string => value.slice(0, width).padEnd(width, ' ');
const right = (value: string, width: number): string => value.slice(-width).padStart(width, ' ');
const digits = (value: bigint | number | string, width: number): string =>
  String(value).padStart(width, '0').slice(-width);
const letters = (value: string, width: number): string => left(plainLetters(value).toUpperCase(), width);
/**
 * The day on which receivers are credited: the banking day after the file is released, by the clock of the Federal
 * Reserve (Nacha Operating Rules, effective entry date of credits). The operator moves it past a holiday.
 */
const effectiveOn = (at: Date): string =>
  addBusinessDays(dayIn('America/New_York', at), 1).slice(2).replaceAll('-', '');
const dayOf = (at: Date): string => at.toISOString().slice(2, 10).replaceAll('-', '');

interface Entry {
  code: string;
  routing: string;
  account: string;
  amount: bigint;
  id: string;
  name: string;
}

interface Batch {
  lines: string[];
  /** Of entries. */
  count: number;
  hash: bigint;
  debits: bigint;
  credits: bigint;
}

/** The sum of the first eight digits of all routing numbers, of which the last ten are written. */
const hashOf = (entries: readonly Entry[]): bigint =>
  entries.reduce((sum, { routing }) => sum + BigInt(routing.slice(0, 8)), 0n) % HASH;

const entryOf = ({ code, routing, account, amount, id, name }: Entry, trace: string): string =>
  `6${code}${routing}${left(account, NACHA_ACCOUNT_LENGTH)}${digits(amount, 10)}${left(id, 15)}${letters(name, 22)}  0${trace}`;

/** As many batches as the debit that balances each one needs: its field holds ten digits. */
function batchesOf(credits: readonly Credit[]): Credit[][] {
  const batches: Credit[][] = [];
  let sum = 0n;
  for (const credit of credits) {
    const batch = batches.at(-1);
    sum += credit.amount;
    if (batch !== undefined && sum <= NACHA_MOST_MINOR) batch.push(credit);
    else {
      batches.push([credit]);
      sum = credit.amount;
    }
  }
  return batches;
}

/** One batch: people's accounts (PPD) or companies' (CCD). */
function batchOf(
  { debtor, companyId, balanced, releasedAt }: FileFacts,
  {
    credits,
    sec,
    place,
    firstTrace,
  }: { credits: readonly Credit[]; sec: 'PPD' | 'CCD'; place: number; firstTrace: number },
): Batch {
  const odfi = (debtor.routingNumber ?? '').slice(0, 8);
  const company = left(companyId ?? '', 10);
  const sum = sumOf(credits);
  const entries = credits.map((credit): Entry => ({
    code: credit.accountType === 'savings' ? CODES.savings : CODES.checking,
    routing: credit.routingNumber ?? '',
    account: credit.accountNumber,
    amount: credit.amount,
    id: credit.number,
    name: credit.holder,
  }));
  const own: Entry = {
    code: OWN_DEBIT,
    routing: debtor.routingNumber ?? '',
    account: debtor.accountNumber ?? '',
    amount: sum,
    id: 'OFFSET',
    name: debtor.holder,
  };
  const all = balanced ? [...entries, own] : entries;
  const service = balanced ? MIXED : CREDITS;
  const debits = balanced ? sum : 0n;
  const description = sec === 'PPD' ? 'WITHDRAWAL' : 'PAYOUT';
  const hash = hashOf(all);
  const end = `${odfi}${digits(place, 7)}`;
  return {
    count: all.length,
    hash,
    debits,
    credits: sum,
    lines: [
      `5${service}${letters(debtor.holder, 16)}${left('', 20)}${company}${sec}${left(description, 10)}${left('', 6)}` +
        `${effectiveOn(releasedAt)}   1${end}`,
      ...all.map((entry, n) => entryOf(entry, `${odfi}${digits(firstTrace + n, 7)}`)),
      `8${service}${digits(all.length, 6)}${digits(hash, 10)}${digits(debits, 12)}${digits(sum, 12)}${company}` +
        `${left('', 19)}${left('', 6)}${end}`,
    ],
  };
}

/**
 * A NACHA file of credits, of accounts in the United States alone: people's accounts in batches of their own, companies'
 * in others, padded to whole blocks of ten lines.
 * Amounts are cents.
 */
export function nacha(facts: FileFacts, credits: readonly Credit[]): string {
  const { debtor, companyId, releasedAt } = facts;
  const batches: Batch[] = [];
  let trace = 1;
  for (const [sec, kind] of [
    ['PPD', 'withdrawal'],
    ['CCD', 'payout'],
  ] as const) {
    for (const own of batchesOf(credits.filter((credit) => credit.kind === kind))) {
      const batch = batchOf(facts, { credits: own, sec, place: batches.length + 1, firstTrace: trace });
      trace += batch.count;
      batches.push(batch);
    }
  }
  const time = releasedAt.toISOString().slice(11, 16).replace(':', '');
  const head =
    `101${right(debtor.routingNumber ?? '', 10)}${right(companyId ?? '', 10)}${dayOf(releasedAt)}${time}A094101` +
    `${letters(debtor.bankName, 23)}${letters(debtor.holder, 23)}${left('', 8)}`;
  const total = (of: (batch: Batch) => bigint): bigint => batches.reduce((sum, batch) => sum + of(batch), 0n);
  const entries = batches.reduce((sum, { count }) => sum + count, 0);
  const body = [head, ...batches.flatMap(({ lines }) => lines)];
  const blocks = Math.ceil((body.length + 1) / LINES_OF_A_BLOCK);
  const control =
    `9${digits(batches.length, 6)}${digits(blocks, 6)}${digits(entries, 8)}${digits(total(({ hash }) => hash) % HASH, 10)}` +
    `${digits(
      total((batch) => batch.debits),
      12,
    )}${digits(
      total((batch) => batch.credits),
      12,
    )}${left('', 39)}`;
  const lines = [...body, control];
  while (lines.length % LINES_OF_A_BLOCK !== 0) lines.push(FILLER);
  return `${lines.join('\r\n')}\r\n`;
}
