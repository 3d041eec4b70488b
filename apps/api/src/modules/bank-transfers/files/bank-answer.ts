import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { fieldError } from '../../../kernel/errors/domain-error.js';

/** What the bank says of one transfer. */
export interface Answer {
  number: string;
  outcome: 'sent' | 'failed' | 'waiting';
  /** The bank's reference of what it sent, or why it did not. */
  why: string;
}

const SENT = ['ACSC', 'ACCC', 'ACSP', 'ACWC'];
const FAILED = ['RJCT', 'CANC'];

const TRANSACTION = /<(?:\w+:)?TxInfAndSts>[\s\S]*?<\/(?:\w+:)?TxInfAndSts>/g;
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, htmlEntities: false });

interface Told {
  TxInfAndSts?: {
    OrgnlEndToEndId?: string;
    TxSts?: string;
    AcctSvcrRef?: string;
    StsRsnInf?: { Rsn?: { Cd?: string }; AddtlInf?: string };
  };
}

/** ISO 20022, pain.002: each transaction with its state. */
function ofXml(xml: string): Answer[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw fieldError('file', 'transfers.answer');
  return (xml.match(TRANSACTION) ?? []).map((part): Answer => {
    const told = (parser.parse(part) as Told).TxInfAndSts; // what the pattern has cut out
    const status = told?.TxSts ?? '';
    const outcome = SENT.includes(status) ? 'sent' : FAILED.includes(status) ? 'failed' : 'waiting';
    const why = outcome === 'sent' ? (told?.AcctSvcrRef ?? status) : (told?.StsRsnInf?.Rsn?.Cd ?? status);
    return { number: told?.OrgnlEndToEndId ?? '', outcome, why };
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
  const answers = content.trimStart().startsWith('<') ? ofXml(content) : ofCsv(content);
  if (answers.length === 0) throw fieldError('file', 'transfers.answer');
  return answers;
}
