import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { formatMajor } from '@cairn/finance';
import { plainLetters, sumOf, type Credit, type Debtor, type FileFacts } from './credit.js';

const LONGEST_NAME = 70;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

const named = (name: string, ...content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`;
const text = (name: string, value: string): string =>
  named(name, value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'));

const account = (number: string): string =>
  named('Id', IBAN.test(number) ? text('IBAN', number) : named('Othr', text('Id', number)));

/** The clearing in which a bank has its number, by the kind of the account (ISO 20022, ExternalClearingSystemIdentification1Code). */
const CLEARINGS: Readonly<Partial<Record<BankAccountKind, string>>> = { US: 'USABA', GB: 'GBDSC', CA: 'CACPA' };

/** By its BIC, or by its number in the clearing of its country. */
function bank(bic: string | null, routing: string | null, clearing = 'USABA'): string {
  if (bic !== null) return named('FinInstnId', text('BICFI', bic));
  if (routing === null) return named('FinInstnId', named('Othr', text('Id', 'NOTPROVIDED')));
  const member = named('ClrSysMmbId', named('ClrSysId', text('Cd', clearing)), text('MmbId', routing));
  return named('FinInstnId', member);
}

const nameOf = (holder: string): string => plainLetters(holder).slice(0, LONGEST_NAME) || 'NOTPROVIDED';

/** The bank of the payee; nothing for an IBAN without a BIC, which names its bank by itself. */
const agentOf = ({ accountKind, routingNumber, bic }: Credit): string =>
  accountKind === 'IBAN' && bic === null ? '' : named('CdtrAgt', bank(bic, routingNumber, CLEARINGS[accountKind]));

const creditOf = (credit: Credit): string => {
  const { number, amount, currency, holder, accountNumber } = credit;
  return named(
    'CdtTrfTxInf',
    named('PmtId', text('InstrId', number), text('EndToEndId', number)),
    named('Amt', `<InstdAmt Ccy="${currency}">${formatMajor(amount, currency)}</InstdAmt>`),
    agentOf(credit),
    named('Cdtr', text('Nm', nameOf(holder))),
    named('CdtrAcct', account(accountNumber)),
    named('RmtInf', text('Ustrd', number)),
  );
};

const debtorOf = ({ holder, iban, accountNumber, bic, routingNumber }: Debtor, currency: string): string =>
  named('Dbtr', text('Nm', nameOf(holder))) +
  named('DbtrAcct', account(iban ?? accountNumber ?? ''), text('Ccy', currency)) +
  named('DbtrAgt', bank(bic, routingNumber));

/** ISO 20022, pain.001.001.09: one payment of many credits from one account. */
export function pain001({ number, releasedAt, currency, debtor }: FileFacts, credits: readonly Credit[]): string {
  const counts = text('NbOfTxs', String(credits.length)) + text('CtrlSum', formatMajor(sumOf(credits), currency));
  const isSepa = currency === 'EUR' && credits.every(({ accountKind }) => accountKind === 'IBAN');
  const header = named(
    'GrpHdr',
    text('MsgId', number),
    text('CreDtTm', releasedAt.toISOString().slice(0, 19)),
    counts,
    named('InitgPty', text('Nm', nameOf(debtor.holder))),
  );
  const payment = named(
    'PmtInf',
    text('PmtInfId', `${number}-1`),
    text('PmtMtd', 'TRF'),
    counts,
    isSepa ? named('PmtTpInf', named('SvcLvl', text('Cd', 'SEPA'))) : '',
    named('ReqdExctnDt', text('Dt', releasedAt.toISOString().slice(0, 10))),
    debtorOf(debtor, currency),
    text('ChrgBr', isSepa ? 'SLEV' : 'SHAR'),
    ...credits.map(creditOf),
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${named('CstmrCdtTrfInitn', header, payment)}</Document>\n`
  );
}
