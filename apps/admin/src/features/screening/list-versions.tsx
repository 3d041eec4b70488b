import { SCREENING_LIST_STATES, type Wire } from '@cairn/contracts';
import type { ScreeningListRow } from '@cairn/contracts/screening/screening.replies';
import { formatPercent } from '@cairn/i18n';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { None, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import { ListBadge } from '../../ui/records/screening-badges.js';
import { ScreeningTabs } from './screening-tabs.js';
import { UploadForm } from './upload-form.js';
import { useReadAgain } from './use-read-again.js';

type Row = Wire<ScreeningListRow>;

/** How far a list is read, or why it is not taken. */
const Standing = ({ row: { state, progress, fault, faultLine } }: { row: Row }) => {
  const say = useSay();
  const language = useLanguage();
  useReadAgain(state === 'waiting');
  return (
    <>
      <ListBadge state={state} />{' '}
      {state === 'waiting' && (
        <SmallMuted>{say('screening.read_so_far', { percent: formatPercent(language, progress / 100, 0) })}</SmallMuted>
      )}
      {fault !== null && (
        <SmallMuted>{say(`screening.faults.${fault}`, { line: formatCount(language, faultLine ?? 0) })}</SmallMuted>
      )}
    </>
  );
};

/** Every version of the lists, newest first. */
export const ListVersions = () => {
  const say = useSay();
  const language = useLanguage();
  const mayUpload = useMay()('screening.review');
  const [isOpen, setIsOpen] = useState(false);
  const { said, day, stateHead } = useCommonColumns();
  const count = (key: 'entries' | 'people'): Column<Row> => ({
    key,
    header: say(`screening.${key}`),
    isFigure: true,
    isFolded: key === 'people',
    renderCell: ({ [key]: number }) => (number === null ? <None /> : formatCount(language, number)),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'kind',
      header: say('screening.list'),
      renderCell: ({ kind, fileName }) => (
        <>
          <Strong>{say(`screening.kinds.${kind}`)}</Strong>{' '}
          <SmallMuted>
            <Said>{fileName}</Said>
          </SmallMuted>
        </>
      ),
    },
    { ...stateHead, renderCell: (row) => <Standing row={row} /> },
    count('entries'),
    count('people'),
    day('uploadedAt', 'screening.uploaded', { isFolded: true }),
    said('uploadedBy', 'screening.by', { isFolded: true }),
  ];
  return (
    <>
      <ListPage<Row>
        resource="screening-lists"
        title={say('nav.screening-lists')}
        firstState={null}
        order="DESC"
        tabs={<ScreeningTabs />}
        views={[
          { label: say('list.all'), state: null },
          ...SCREENING_LIST_STATES.map((state) => ({ label: say(`screening.list_states.${state}`), state })),
        ]}
        columns={columns}
        emptyText={say('screening.lists_empty')}
        footNote={say('screening.lists_note')}
        acts={
          mayUpload && (
            <Button variant="contained" onClick={() => setIsOpen(true)}>
              {say('screening.upload')}
            </Button>
          )
        }
      />
      {isOpen && <UploadForm onClose={() => setIsOpen(false)} />}
    </>
  );
};
