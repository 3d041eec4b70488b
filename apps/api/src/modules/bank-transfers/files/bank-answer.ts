import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { at, elementsOf, plainXml, textAt, type XmlNode } from '../../../kernel/text/xml-parts.js';

/** What the bank says of one transfer, or of all in a file of ours. */
export interface Answer {
  /** Of the transfer, or of the file. */
  number: string;
  of: 'transfer' | 'file';
  outcome: 'sent' | 'failed' | 'waiting';
  /** The bank's reference of what it sent, or why it did not; null where it says neither. */
  why: string | null;
}

type Told = Parameters<typeof textAt>[0];

const SENT = ['ACSC', 'ACCC', 'ACSP', 'ACWC'];
const FAILED = ['RJCT', 'CANC'];

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, htmlEntities: false });

/** @throws transfers.answer for what no bank writes, such as elements within elements without an end */
function parsed(part: string): XmlNode {
  try {
    return parser.parse(part) as XmlNode; // what was cut out
  } catch {
    throw fieldError('file', 'transfers.answer');
  }
}

/** Why something was refused: its code, or what the bank has written. */
const reasonIn = (told: Told): string | null =>
  textAt(told, 'StsRsnInf', 'Rsn', 'Cd') ??
  textAt(told, 'StsRsnInf', 'Rsn', 'Prtry') ??
  textAt(told, 'StsRsnInf', 'AddtlInf');

function ofTransfer(part: string): Answer {
  const told = at(parsed(part), 'TxInfAndSts');
  const status = textAt(told, 'TxSts') ?? '';
  const outcome = SENT.includes(status) ? 'sent' : FAILED.includes(status) ? 'failed' : 'waiting';
  const why = outcome === 'sent' ? textAt(told, 'AcctSvcrRef') : reasonIn(told);
  return { number: (textAt(told, 'OrgnlEndToEndId') ?? '').toUpperCase(), of: 'transfer', outcome, why };
}

/** A file that the bank refuses without a line for each transfer: none of them is made. */
function ofFile(xml: string): Answer[] {
  const [group] = elementsOf(xml, 'OrgnlGrpInfAndSts').parts;
  if (group === undefined) return [];
  const told = at(parsed(group), 'OrgnlGrpInfAndSts');
  const number = (textAt(told, 'OrgnlMsgId') ?? '').toUpperCase();
  const [payments] = elementsOf(xml, 'OrgnlPmtInfAndSts').parts;
  const ofPayments = payments === undefined ? undefined : at(parsed(payments), 'OrgnlPmtInfAndSts');
  // A file of ours has one block of payments.
  const states = [textAt(told, 'GrpSts'), textAt(ofPayments, 'PmtInfSts')];
  if (!states.some((state) => state !== null && FAILED.includes(state))) return [];
  return [{ number, of: 'file', outcome: 'failed', why: reasonIn(told) ?? reasonIn(ofPayments) }];
}

/** ISO 20022, pain.002: each transaction with its state, or one state of all. */
function ofXml(file: string): Answer[] {
  const xml = plainXml(file);
  if (xml === null) throw fieldError('file', 'transfers.answer');
  const transfers = elementsOf(xml, 'TxInfAndSts').parts;
  return transfers.length === 0 ? ofFile(xml) : transfers.map(ofTransfer);
}

/** Lines of `number,sent|failed,reference or reason`; a first line of names is skipped. */
function ofCsv(csv: string): Answer[] {
  let rows: string[][];
  try {
    rows = parse(csv, { bom: true, skip_empty_lines: true, relax_column_count: true, delimiter: [',', ';'] });
  } catch {
    throw fieldError('file', 'transfers.answer');
  }
  return rows.flatMap(([number = '', state = '', why = '']): Answer[] => {
    const word = state.trim().toLowerCase();
    const outcome = word === 'sent' ? 'sent' : word === 'failed' || word === 'returned' ? 'failed' : null;
    return outcome === null
      ? []
      : [{ number: number.trim().toUpperCase(), of: 'transfer', outcome, why: why.trim() || null }];
  });
}

/** Each is looked up and recorded by itself: more of them would keep a request for minutes. */
const MOST_ANSWERS = 5_000;
/** Bytes of one answer in the longest form that banks write. */
const LONGEST_ANSWER = 4_000;

/** What is said twice is said once; what is said both ways is not believed. @throws transfers.contradiction */
function withoutRepeats(answers: readonly Answer[]): Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of answers) {
    const key = `${answer.of} ${answer.number}`;
    const before = found.get(key);
    const isNews = before === undefined || before.outcome === 'waiting';
    if (!isNews && answer.outcome !== 'waiting' && before.outcome !== answer.outcome)
      throw fieldError('file', 'transfers.contradiction', { number: answer.number });
    if (isNews) found.set(key, answer);
  }
  return [...found.values()];
}

/** @throws transfers.answer for a file that says nothing of any transfer, transfers.too_many, transfers.contradiction */
export function readAnswer(content: string): Answer[] {
  if (content.length > MOST_ANSWERS * LONGEST_ANSWER)
    throw fieldError('file', 'transfers.too_many', { most: MOST_ANSWERS });
  // PostgreSQL keeps no NUL, and no bank writes one.
  if (content.includes('\0')) throw fieldError('file', 'transfers.answer');
  const answers = content.trimStart().startsWith('<') ? ofXml(content) : ofCsv(content);
  if (answers.length === 0) throw fieldError('file', 'transfers.answer');
  if (answers.length > MOST_ANSWERS) throw fieldError('file', 'transfers.too_many', { most: MOST_ANSWERS });
  return withoutRepeats(answers);
}
