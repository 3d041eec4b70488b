import { readAnswer } from './bank-answer.js';

const report = (group: string, rest = ''): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>` +
  `<GrpHdr><MsgId>B1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>FIL-000007</OrgnlMsgId>` +
  `<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>${rest}</CstmrPmtStsRpt></Document>`;
const why = (code: string): string => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`;
const transfer = (number: string, state: string, more = ''): string =>
  `<TxInfAndSts><OrgnlEndToEndId>${number}</OrgnlEndToEndId><TxSts>${state}</TxSts>${more}</TxInfAndSts>`;
const payments = (inside: string): string =>
  `<OrgnlPmtInfAndSts><OrgnlPmtInfId>FIL-000007-1</OrgnlPmtInfId>${inside}</OrgnlPmtInfAndSts>`;

describe('what a bank answers to a payment file', () => {
  it('is of the whole file where it refuses the group and names no transfer', () => {
    const refused = { number: 'FIL-000007', of: 'file', outcome: 'failed' };
    expect(readAnswer(report(`<GrpSts>RJCT</GrpSts>${why('FF01')}`))).toEqual([{ ...refused, why: 'FF01' }]);
    expect(readAnswer(report('<GrpSts>RJCT</GrpSts>'))).toEqual([{ ...refused, why: null }]);
    const inPayments = report('', payments(`<PmtInfSts>RJCT</PmtInfSts>${why('AC04')}`));
    expect(readAnswer(inPayments)).toEqual([{ ...refused, why: 'AC04' }]);
  });

  it('is of each transfer where it names them, whatever it says of the group', () => {
    const text = report(
      '<GrpSts>RJCT</GrpSts>',
      payments(transfer('WDR-000001', 'RJCT', why('AC04')) + transfer('WDR-000002', 'PDNG')),
    );
    expect(readAnswer(text)).toEqual([
      { number: 'WDR-000001', of: 'transfer', outcome: 'failed', why: 'AC04' },
      { number: 'WDR-000002', of: 'transfer', outcome: 'waiting', why: null },
    ]);
  });

  it('has no reference and no reason where the bank gives none', () => {
    const own = '<StsRsnInf><Rsn><Prtry>Closed by us</Prtry></Rsn></StsRsnInf>';
    const text = report(
      '',
      payments(
        transfer('WDR-000001', 'ACSC') +
          transfer('WDR-000002', 'RJCT') +
          transfer('WDR-000003', 'ACSC', '<AcctSvcrRef>BANK77</AcctSvcrRef>') +
          transfer('WDR-000004', 'RJCT', own),
      ),
    );
    expect(readAnswer(text).map((answer) => answer.why)).toEqual([null, null, 'BANK77', 'Closed by us']);
    expect(readAnswer('number,state\nWDR-000001,sent\nWDR-000002,failed,').map((answer) => answer.why)).toEqual([
      null,
      null,
    ]);
  });

  it('is refused where it says nothing of any transfer', () => {
    for (const state of ['ACCP', 'PDNG', 'PART']) {
      const text = report(`<GrpSts>${state}</GrpSts>`);
      expect(() => readAnswer(text)).toThrow('transfers.answer');
    }
  });

  it('is not believed where it says both of a transfer, and is one answer where it repeats itself', () => {
    expect(() => readAnswer('WDR-000003,sent,\nWDR-000003,failed,x')).toThrow('transfers.contradiction');
    expect(readAnswer('WDR-000003,sent,A\nwdr-000003,sent,B')).toMatchObject([{ outcome: 'sent', why: 'A' }]);
    const later = report('', payments(transfer('WDR-000003', 'PDNG') + transfer('WDR-000003', 'ACSC')));
    expect(readAnswer(later)).toMatchObject([{ number: 'WDR-000003', outcome: 'sent' }]);
  });

  it('is refused where it is of more transfers than are recorded at once', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `WDR-${n},sent,`).join('\n');
    expect(readAnswer(lines(5_000))).toHaveLength(5_000);
    expect(() => readAnswer(lines(5_001))).toThrow('transfers.too_many');
    expect(() => readAnswer(' '.repeat(20_000_001))).toThrow('transfers.too_many');
  });
});
