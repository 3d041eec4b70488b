import { periodsApi, type Wire } from '@cairn/contracts';
import type { Period, PeriodObstacleCode } from '@cairn/contracts/admin/periods';
import { formatCount } from '../../lib/format/format.js';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRead, useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { Badge } from '../../ui/records/badge.js';
import { Code, None, Strong } from '../../ui/records/text.js';
import { Link } from 'react-router-dom';
import { LedgerPage } from './ledger-page.js';

type Month = Wire<Period>;

const LOOKS = {
  open: { tone: 'neutral', shape: 'hollow' },
  closing: { tone: 'warning', shape: 'half' },
  closed: { tone: 'success', shape: 'solid' },
} as const;

/** Where each of them is settled. */
const WHERE: Readonly<Record<PeriodObstacleCode, string>> = {
  suspense: '/bank-lines',
  bank_lines: '/bank-lines',
  statement_lines: '/statement-lines',
  clearing: '/provider-balances',
  provider_balance: '/provider-balances',
  bank_statement: '/bank-statements',
  bank_balance: '/bank-statements',
};

function useMonthDecisions({ month, mayAsk, mayClose, mayKeepOpen }: Month): readonly Decision[] {
  const say = useSay();
  const may = useMay()('payments.manage');
  const client = useClient();
  const refresh = useRefresh('ledger-accounts');
  if (!may) return [];
  const params = { month };
  const act = (key: 'ask' | 'close' | 'keep_open', tone: Decision['tone'], send: () => Promise<unknown>): Decision => ({
    key,
    label: say(`periods.${key}`),
    tone,
    blockedBy: null,
    title: say(`periods.${key}_title`, { month }),
    body: say(`periods.${key}_body`),
    confirm: say(`periods.${key}`),
    field: null,
    done: say('periods.done'),
    run: async () => {
      await send();
      await refresh();
    },
  });
  return [
    ...(mayKeepOpen ? [act('keep_open', 'secondary', () => client.send(periodsApi.keepOpen, { params }))] : []),
    ...(mayAsk ? [act('ask', 'primary', () => client.send(periodsApi.ask, { params }))] : []),
    ...(mayClose ? [act('close', 'primary', () => client.send(periodsApi.close, { params }))] : []),
  ];
}

const Acts = ({ month }: { month: Month }) => <Decisions decisions={useMonthDecisions(month)} />;

const Open = ({ month: { obstacles } }: { month: Month }) => {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      {obstacles.map(({ code, count }) => (
        <div key={code}>
          <Link to={WHERE[code]}>{say(`periods.obstacles.${code}`)}</Link> <Code>{formatCount(language, count)}</Code>
        </div>
      ))}
    </>
  );
};

/** The months of the books: what keeps each open, and who closed it. */
export const PeriodsPage = () => {
  const say = useSay();
  const query = useRead(['ledger-accounts', 'periods'], (data) => data.periods());
  return (
    <LedgerPage query={query}>
      {(months: readonly Month[]) => (
        <PlainTable
          label={say('periods.title')}
          rows={months.map((month) => ({ ...month, id: month.month }))}
          columns={[
            { key: 'month', header: say('periods.month'), renderCell: ({ month }) => <Strong>{month}</Strong> },
            {
              key: 'state',
              header: say('list.state'),
              renderCell: ({ state }) => <Badge {...LOOKS[state]}>{say(`periods.states.${state}`)}</Badge>,
            },
            {
              key: 'open',
              header: say('periods.in_the_way'),
              isFolded: true,
              renderCell: (month) => (month.obstacles.length === 0 ? <None /> : <Open month={month} />),
            },
            {
              key: 'people',
              header: say('fees.people'),
              isFolded: true,
              renderCell: ({ askedBy, closedBy }) =>
                askedBy === null && closedBy === null ? (
                  <None />
                ) : (
                  <>
                    {askedBy && <Code>{askedBy}</Code>} {closedBy && <Code>{closedBy}</Code>}
                  </>
                ),
            },
            { key: 'acts', header: '', renderCell: (month) => <Acts month={month} /> },
          ]}
        />
      )}
    </LedgerPage>
  );
};
