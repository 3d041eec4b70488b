import { COVERED_STATES, type Wire } from '@cairn/contracts';
import type { CoveredCaseRow } from '@cairn/contracts/campaigns/covered/covered.replies';
import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { SmallMuted } from '../../ui/records/text.js';
import { CoveredBadge } from './covered-badge.js';
import { CoveredDetail } from './covered-detail.js';

type Row = Wire<CoveredCaseRow>;

/** The queue of covered persons; those whose answers wait come first. */
export const CoveredList = () => {
  const say = useSay();
  const { said, code, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('campaign', 'covered.campaign'),
    { key: 'role', header: say('covered.role'), renderCell: ({ role }) => say(`covered.roles.${role}`) },
    code('name', 'covered.name'),
    day('answeredAt', 'covered.answered'),
    {
      ...stateHead,
      renderCell: ({ state, isDue, closingWaits }) => (
        <>
          <CoveredBadge state={state} /> {closingWaits && <SmallMuted>{say('covered.closing_waits_short')}</SmallMuted>}
          {isDue && !closingWaits && <SmallMuted>{say('covered.due')}</SmallMuted>}
        </>
      ),
    },
  ];
  return (
    <ListPage<Row>
      resource="covered-persons"
      title={say('nav.covered-persons')}
      firstState="waiting"
      views={[
        ...COVERED_STATES.map((state) => ({ label: say(`covered.states.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('covered.empty')}
      footNote={say('covered.note')}
      renderDetail={(id) => <CoveredDetail key={id} id={id} />}
    />
  );
};
