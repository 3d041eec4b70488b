import { operatorAccountsApi } from '@cairn/contracts';
import type { BankStatementPreview } from '@cairn/contracts/payments/bank-statements.replies';
import type { Wire } from '@cairn/contracts';
import { aPerson, type Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import { sendForm, type FormAnswer } from '../uploads/forms.js';

export const OPERATOR_IBAN = 'DE89370400440532013000';

/** A line of a statement: minor units with two decimals, above zero for what came in. */
export interface BankFileLine {
  amount: number;
  text?: string;
  bankRef?: string;
  endToEnd?: string;
  day?: string;
  from?: { name: string; iban: string };
}

const major = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
const side = (minor: number): string => (minor < 0 ? 'DBIT' : 'CRDT');
const DAY = '2026-06-16';

const balance = (code: string, minor: number, currency: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${major(minor)}</Amt>` +
  `<CdtDbtInd>${side(minor)}</CdtDbtInd><Dt><Dt>${DAY}</Dt></Dt></Bal>`;

const entry = ({ amount, text, bankRef, endToEnd, day = DAY, from }: BankFileLine, currency: string): string =>
  `<Ntry><Amt Ccy="${currency}">${major(amount)}</Amt><CdtDbtInd>${side(amount)}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
  `<BookgDt><Dt>${day}</Dt></BookgDt>${bankRef === undefined ? '' : `<AcctSvcrRef>${bankRef}</AcctSvcrRef>`}` +
  `<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs>` +
  (from === undefined
    ? ''
    : `<RltdPties><Dbtr><Pty><Nm>${from.name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${from.iban}</IBAN></Id></DbtrAcct></RltdPties>`) +
  `${text === undefined ? '' : `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`}</TxDtls></NtryDtls></Ntry>`;

let statements = 0;

/** A statement as a bank writes it, camt.053.001.08. */
export function camtOf(
  lines: readonly BankFileLine[],
  { opening = 0, currency = 'USD', iban = OPERATOR_IBAN, off = 0 } = {},
): string {
  statements += 1;
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening) + off;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>` +
    `<Stmt><Id>S${statements}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>` +
    `${balance('OPBD', opening, currency)}${balance('CLBD', closing, currency)}` +
    `${lines.map((line) => entry(line, currency)).join('')}</Stmt></BkToCstmrStmt></Document>`
  );
}

/** Uploads a file as finance does. */
export const importFile = (
  t: TestApp,
  finance: Person,
  content: string | Buffer,
  fields: Readonly<Record<string, string>> = {},
): Promise<FormAnswer<Wire<BankStatementPreview>[]>> => sent(t, finance, '/admin/bank-statements', content, fields);

/** What an import would keep. */
export const previewFile: typeof importFile = (t, finance, content, fields) =>
  sent(t, finance, '/admin/bank-statements/preview', content, fields ?? {});

const sent = (
  t: TestApp,
  finance: Person,
  path: string,
  content: string | Buffer,
  fields: Readonly<Record<string, string>>,
): Promise<FormAnswer<Wire<BankStatementPreview>[]>> =>
  sendForm(t, finance, 'post', path, { fields, file: { content: Buffer.from(content), name: 'statement.xml' } });

/** An account of the operator that two people of finance have decided on, and payments by wire transfer switched on. */
export async function anOperatorAccount(
  t: TestApp,
  { currency = 'USD', iban = OPERATOR_IBAN, wireFee = 2_000 } = {},
): Promise<{ id: string; finance: Person; second: Person }> {
  const [finance, second] = [await aPerson(t, { adminRole: 'finance' }), await aPerson(t, { adminRole: 'finance' })];
  const body = {
    currency,
    holder: 'Example Platform Inc',
    bankName: 'Example Bank',
    iban,
    // Of the country of the IBAN.
    bic: `COBA${iban.slice(0, 2)}FFXXX`,
    wireFee,
    reason: 'Opened',
  };
  const { id } = await finance.api.send(operatorAccountsApi.propose, { body });
  await second.api.send(operatorAccountsApi.confirm, { params: { id } });
  await switchWire(t, true);
  return { id, finance, second };
}

export const switchWire = (t: TestApp, enabled: boolean): Promise<unknown> =>
  t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway' and code = 'wire'`, [enabled]);
