import { periodsApi, type Wire } from '@cairn/contracts';
import type { Period, PeriodObstacleCode } from '@cairn/contracts/admin/periods';
import { formatOnScreen } from '@cairn/i18n';
import type { ResourceName } from '../../lib/data/resources.js';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRead, useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { ListLink } from '../../ui/records/record-link.js';
import { Badge } from '../../ui/records/badge.js';
import { Code, None, Strong } from '../../ui/records/text.js';
import { LedgerPage } from './ledger-page.js';

type Month = Wire<Period>;

const LOOKS = {
  open: { tone: 'neutral', shape: 'hollow' },
  closing: { tone: 'warning', shape: 'half' },
  closed: { tone: 'success', shape: 'solid' },
} as const;

/** Where each of them is settled, and in which state its rows are; those of later months are left out. */
const WHERE: Readonly<Record<PeriodObstacleCode, readonly [list: ResourceName, state?: string]>> = {
  suspense: ['bank-lines', 'open'],
  bank_lines: ['bank-lines', 'open'],
  bank_returns: ['bank-lines', 'returning'],
  statement_lines: ['statement-lines'],
  clearing: ['provider-balances'],
  provider_balance: ['provider-balances', 'differs'],
  bank_statement: ['bank-statements'],
  bank_balance: ['bank-statements'],
};
/** Lists whose rows are of a day. */
const DATED: readonly ResourceName[] = ['bank-lines', 'statement-lines'];

/** The last day of a month: `2026-02` ends on `2026-02-28`. */
const endOf = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
};

/** A month in words: “November 2026”. */
const useMonthName = () => {
  const language = useLanguage();
  return (month: string): string => formatOnScreen(language, `${month}-01`, 'month');
};

function useMonthDecisions({ month, mayAsk, mayClose, mayKeepOpen }: Month): readonly Decision[] {
  const say = useSay();
  const may = useMay()('payments.manage');
  const client = useClient();
  const refresh = useRefresh('ledger-accounts');
  const name = useMonthName()(month);
  if (!may) return [];
  const params = { month };
  const act = (key: 'ask' | 'close' | 'keep_open', tone: Decision['tone'], send: () => Promise<unknown>): Decision => ({
    key,
    label: say(`periods.${key}`),
    tone,
    blockedBy: null,
    title: say(`periods.${key}_title`, { month: name }),
    body: say(`periods.${key}_body`),
    confirm: say(`periods.${key}`),
    field: null,
    done: say(`periods.${key}_done`, { month: name }),
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

const Open = ({ month: { month, obstacles } }: { month: Month }) => {
  const say = useSay();
  return (
    <>
      {obstacles.map(({ code, count }) => {
        const [list, state] = WHERE[code];
        const filter: Record<string, string> = {};
        if (state !== undefined) filter.state = state;
        if (DATED.includes(list)) filter.until = endOf(month);
        return (
          <div key={code}>
            <ListLink resource={list} filter={filter}>
              {say(`periods.obstacles.${code}`, { smart_count: count })}
            </ListLink>
          </div>
        );
      })}
    </>
  );
};

const Name = ({ month }: { month: string }) => <Strong>{useMonthName()(month)}</Strong>;

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
            { key: 'month', header: say('periods.month'), renderCell: ({ month }) => <Name month={month} /> },
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
