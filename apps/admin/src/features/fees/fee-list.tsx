import { FEE_CHANGE_STATES, type FeeChangeState, type Wire } from '@cairn/contracts';
import type { PlatformFee } from '@cairn/contracts/fees/platform-fees';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CalendarDate, Code, None, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import { FeeForm } from './fee-form.js';
import { percentOf } from '../../lib/format/percent.js';
import { RATES } from './rates.js';
import { useFeeDecisions } from './use-fee-decisions.js';

type Row = Wire<PlatformFee>;

const LOOKS: Readonly<Record<FeeChangeState, BadgeLook>> = {
  waiting: { tone: 'warning', shape: 'half' },
  confirmed: { tone: 'neutral', shape: 'dot' },
  refused: { tone: 'neutral', shape: 'square' },
};

const Acts = ({ fee }: { fee: Row }) => <Decisions decisions={useFeeDecisions(fee)} />;

const State = ({ fee }: { fee: Row }) => {
  const say = useSay();
  if (fee.state === 'waiting') return <Acts fee={fee} />;
  if (fee.current)
    return (
      <Badge tone="success" shape="solid">
        {say('fees.current')}
      </Badge>
    );
  return <Badge {...LOOKS[fee.state]}>{say(`fees.states.${fee.state}`)}</Badge>;
};

/** The platform's fees on a raise: current, future and past ones, with the two people who decided. */
export const FeeList = () => {
  const say = useSay();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { stateHead } = useCommonColumns();
  const { data } = useGetList<Row>(
    'platform-fees',
    { filter: { state: 'confirmed' }, pagination: { page: 1, perPage: 100 }, sort: { field: 'madeAt', order: 'DESC' } },
    { retry: false },
  );
  const current = data?.find((fee) => fee.current);
  const columns: readonly Column<Row>[] = [
    {
      key: 'from',
      header: say('fees.from'),
      renderCell: ({ appliesFrom }) => (
        <Strong>
          <CalendarDate date={appliesFrom} />
        </Strong>
      ),
    },
    ...RATES.map((name): Column<Row> => ({
      key: name,
      header: say(`fees.short.${name}`),
      isFigure: true,
      isFolded: true,
      renderCell: ({ [name]: points }) => <Code>{percentOf(language, points)}</Code>,
    })),
    {
      key: 'people',
      header: say('fees.people'),
      isFolded: true,
      renderCell: ({ makerEmail, checkerEmail }) =>
        makerEmail === null ? (
          <SmallMuted>{say('fees.product')}</SmallMuted>
        ) : (
          <>
            <Code>{makerEmail}</Code>
            {checkerEmail !== null && (
              <>
                <br />
                <Code>{checkerEmail}</Code>
              </>
            )}
          </>
        ),
    },
    {
      key: 'reason',
      header: say('fees.reason'),
      isFolded: true,
      // The default fees have no reason.
      renderCell: ({ makerEmail, reason }) => (makerEmail === null ? <None /> : <Said>{reason}</Said>),
    },
    { ...stateHead, renderCell: (fee) => <State fee={fee} /> },
  ];
  return (
    <>
      <ListPage<Row>
        resource="platform-fees"
        title={say('nav.platform-fees')}
        firstState={null}
        order="DESC"
        views={[
          { label: say('list.all'), state: null },
          ...FEE_CHANGE_STATES.map((state) => ({ label: say(`fees.states.${state}`), state })),
        ]}
        columns={columns}
        emptyText={say('fees.empty')}
        footNote={say('fees.note')}
        acts={
          <Button variant="contained" disabled={current === undefined} onClick={() => setIsOpen(true)}>
            {say('fees.propose')}
          </Button>
        }
      />
      {isOpen && current !== undefined && <FeeForm current={current} onClose={() => setIsOpen(false)} />}
    </>
  );
};
