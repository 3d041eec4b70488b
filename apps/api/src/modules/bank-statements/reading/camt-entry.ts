import { isCalendarDate } from '@cairn/finance';
import { minorOf, unreadable, type Counterparty, type ReadLine } from './statement-file.js';
import { at, listAt, textAt, type XmlNode } from '../../../kernel/text/xml-parts.js';

const DAY = 10;

function dayOf(entry: XmlNode, name: 'BookgDt' | 'ValDt'): string | null {
  const day = (textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm'))?.slice(0, DAY) ?? null;
  return day !== null && isCalendarDate(day) ? day : null;
}

/** Whether it came in; null where the file does not say it. */
export function isCredit(node: XmlNode): boolean | null {
  const side = textAt(node, 'CdtDbtInd');
  return side === 'CRDT' ? true : side === 'DBIT' ? false : null;
}

/** The other side: whoever paid what came in, whoever was paid by what went out. */
function counterpartyOf(details: XmlNode, isIn: boolean): Counterparty | null {
  const [party, bank] = isIn ? ['Dbtr', 'DbtrAgt'] : ['Cdtr', 'CdtrAgt'];
  const name = textAt(details, 'RltdPties', party, 'Nm') ?? textAt(details, 'RltdPties', party, 'Pty', 'Nm');
  const account = at(details, 'RltdPties', `${party}Acct`, 'Id');
  const institution = at(details, 'RltdAgts', bank, 'FinInstnId');
  const found = {
    name,
    account: textAt(account, 'IBAN') ?? textAt(account, 'Othr', 'Id'),
    bic: textAt(institution, 'BICFI') ?? textAt(institution, 'BIC'),
  };
  return Object.values(found).every((part) => part === null) ? null : found;
}

function remittanceOf(details: XmlNode): string | null {
  const free = listAt(details, 'RmtInf', 'Ustrd').flatMap((part) => textAt(part) ?? []);
  const structured = listAt(details, 'RmtInf', 'Strd').flatMap((part) => textAt(part, 'CdtrRefInf', 'Ref') ?? []);
  const text = [...free, ...structured].join(' ');
  return text === '' ? null : text;
}

/** What stands where nobody gave a reference. */
const NO_REFERENCE: readonly string[] = ['NOTPROVIDED', 'NONREF', 'NONE'];

const referenceAt = (node: XmlNode, ...path: readonly string[]): string | null => {
  const reference = textAt(node, ...path);
  return reference === null || NO_REFERENCE.includes(reference.toUpperCase()) ? null : reference;
};

/**
 * The lines of one entry: one, or each of a batch where the bank lists them with their amounts.
 * @throws statement.line
 */
export function entryLines(xml: XmlNode, currency: string, number: number): ReadLine[] {
  const entry = at(xml, 'Ntry') as XmlNode; // the element that it was cut out as
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  if (status !== null && status !== 'BOOK') return [];
  if ((textAt(entry, 'Amt', '@Ccy') ?? currency) !== currency) throw unreadable(number, 'currency');
  const minor = minorOf(textAt(entry, 'Amt') ?? '', currency);
  const bookedOn = dayOf(entry, 'BookgDt');
  if (minor === null || minor === 0n) throw unreadable(number, 'amount');
  if (bookedOn === null) throw unreadable(number, 'date');
  const isIn = isCredit(entry);
  if (isIn === null) throw unreadable(number, 'form');
  const common = { bookedOn, valueOn: dayOf(entry, 'ValDt') };
  const lineOf = (amount: bigint, details: XmlNode | undefined, bankRef: string | null): ReadLine => ({
    ...common,
    amount: isIn ? amount : -amount,
    bankRef,
    endToEnd: details === undefined ? null : referenceAt(details, 'Refs', 'EndToEndId'),
    remittance:
      (details === undefined ? null : (remittanceOf(details) ?? textAt(details, 'AddtlTxInf'))) ??
      textAt(entry, 'AddtlNtryInf'),
    counterparty: details === undefined ? null : counterpartyOf(details, isIn),
  });
  const bankRef = referenceAt(entry, 'AcctSvcrRef');
  const details = listAt(entry, 'NtryDtls').flatMap((part) => listAt(part, 'TxDtls'));
  const amounts = details.map((one) => amountOf(one, currency));
  const isWhole = amounts.every((part) => part !== null && part > 0n);
  const isBatch =
    details.length > 1 && isWhole && amounts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n) === minor;
  if (!isBatch) return [lineOf(minor, details[0], bankRef)];
  return details.map((one, n) => lineOf(amounts[n] ?? 0n, one, referenceAt(one, 'Refs', 'AcctSvcrRef') ?? bankRef));
}

function amountOf(details: XmlNode, currency: string): bigint | null {
  const path = textAt(details, 'Amt') === null ? ['AmtDtls', 'TxAmt', 'Amt'] : ['Amt'];
  const text = textAt(details, ...path);
  const isOwn = (textAt(details, ...path, '@Ccy') ?? currency) === currency;
  return text === null || !isOwn ? null : minorOf(text, currency);
}
