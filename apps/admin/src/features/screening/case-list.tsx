import { SCREENING_CASE_STATES, type Wire } from '@cairn/contracts';
import type { ScreeningCaseRow } from '@cairn/contracts/screening/screening.replies';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CaseDetail } from './case-detail.js';
import { CaseBadge } from '../../ui/records/screening-badges.js';
import { ScreeningTabs } from './screening-tabs.js';

type Row = Wire<ScreeningCaseRow>;

/** The queue of matches with lists; those that are undecided come first. */
export const CaseList = () => {
  const say = useSay();
  const language = useLanguage();
  const { person, email, said, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('name'),
    email,
    { ...said('company', 'screening.company'), isWideOnly: true },
    said('entryName', 'screening.entry'),
    {
      key: 'listKind',
      header: say('screening.list'),
      isWideOnly: true,
      renderCell: ({ listKind }) => say(`screening.kinds.${listKind}`),
    },
    {
      key: 'score',
      header: say('screening.score'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ score }) => formatCount(language, score),
    },
    day('openedAt', 'screening.opened'),
    { ...stateHead, renderCell: ({ state }) => <CaseBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="screening-cases"
      title={say('nav.screening-cases')}
      firstState="open"
      tabs={<ScreeningTabs />}
      views={[
        ...SCREENING_CASE_STATES.map((state) => ({ label: say(`screening.case_states.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('screening.empty')}
      footNote={say('screening.note')}
      renderDetail={(id) => <CaseDetail key={id} id={id} />}
    />
  );
};
