import type { Wire } from '@cairn/contracts';
import type { BankStatementPreview } from '@cairn/contracts/payments/bank-statements.replies';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { Notice } from '../../ui/records/notice.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { CalendarDate, Code, None, Said } from '../../ui/records/text.js';

/** What an import of one statement would keep. */
export const PreviewTable = ({ preview }: { preview: Wire<BankStatementPreview> }) => {
  const say = useSay();
  const language = useLanguage();
  const { account, currency, firstOn, lastOn, opening, closing, knownCount, expectedOpening } = preview;
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <>
      {preview.isImported && <Notice tone="warning">{say('banking.already')}</Notice>}
      {expectedOpening !== null && (
        <Notice tone="warning">
          {say('banking.gap')} {money(expectedOpening)}
        </Notice>
      )}
      <Facts
        facts={[
          { label: say('banking.account'), value: <Code>{account}</Code> },
          {
            label: say('banking.period'),
            value: (
              <>
                <CalendarDate date={firstOn} /> – <CalendarDate date={lastOn} />
              </>
            ),
          },
          { label: say('banking.opening'), value: money(opening) },
          {
            label: say('banking.credits', { smart_count: preview.creditCount }),
            value: money(preview.credits),
          },
          { label: say('banking.debits', { smart_count: preview.debitCount }), value: money(-preview.debits) },
          { label: say('banking.closing'), value: money(closing) },
          { label: say('banking.known'), value: formatCount(language, knownCount) },
        ]}
      />
      <PlainTable
        label={say('banking.first_lines')}
        rows={preview.firstLines.map((line, place) => ({ ...line, id: String(place) }))}
        columns={[
          { key: 'bookedOn', header: say('list.date'), renderCell: ({ bookedOn }) => <CalendarDate date={bookedOn} /> },
          {
            key: 'other',
            header: say('banking.other_side'),
            renderCell: ({ counterpartyName }) => (counterpartyName ? <Said>{counterpartyName}</Said> : <None />),
          },
          {
            key: 'text',
            header: say('banking.text'),
            renderCell: ({ remittance }) => (remittance ? <Said>{remittance}</Said> : <None />),
          },
          { key: 'amount', header: say('list.amount'), isFigure: true, renderCell: ({ amount }) => money(amount) },
        ]}
      />
    </>
  );
};
