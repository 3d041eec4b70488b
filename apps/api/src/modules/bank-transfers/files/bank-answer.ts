import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { at, elementsOf, plainXml, textAt, type XmlNode } from '../../../kernel/text/xml-parts.js';

/** What the bank says of one transfer. */
export interface Answer {
  number: string;
  outcome: 'sent' | 'failed' | 'waiting';
  /** The bank's reference of what it sent, or why it did not. */
  why: string;
}

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

/** ISO 20022, pain.002: each transaction with its state. */
function ofXml(file: string): Answer[] {
  const xml = plainXml(file);
  if (xml === null) throw fieldError('file', 'transfers.answer');
  return elementsOf(xml, 'TxInfAndSts').parts.map((part): Answer => {
    const told = at(parsed(part), 'TxInfAndSts');
    const status = textAt(told, 'TxSts') ?? '';
    const outcome = SENT.includes(status) ? 'sent' : FAILED.includes(status) ? 'failed' : 'waiting';
    const why = outcome === 'sent' ? textAt(told, 'AcctSvcrRef') : textAt(told, 'StsRsnInf', 'Rsn', 'Cd');
    return { number: (textAt(told, 'OrgnlEndToEndId') ?? '').toUpperCase(), outcome, why: why ?? status };
  });
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
    return outcome === null ? [] : [{ number: number.trim().toUpperCase(), outcome, why: why.trim() || word }];
  });
}

/** @throws transfers.answer for a file that says nothing of any transfer */
export function readAnswer(content: string): Answer[] {
  // PostgreSQL keeps no NUL, and no bank writes one.
  if (content.includes('\0')) throw fieldError('file', 'transfers.answer');
  const answers = content.trimStart().startsWith('<') ? ofXml(content) : ofCsv(content);
  if (answers.length === 0) throw fieldError('file', 'transfers.answer');
  return answers;
}
