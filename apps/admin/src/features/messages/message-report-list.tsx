import { REPORT_STATES, type Wire } from '@cairn/contracts';
import type { MessageReportRow } from '@cairn/contracts/communication/console.replies';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { ReportBadge } from '../../ui/records/state-badge.js';
import { Said } from '../../ui/records/text.js';
import { MessageReportDetail } from './message-report-detail.js';

/** Reported conversations; those that wait come first. */
export const MessageReportList = () => {
  const say = useSay();
  const { day, stateHead } = useCommonColumns();
  return (
    <ListPage<Wire<MessageReportRow>>
      resource="message-reports"
      title={say('nav.message-reports')}
      firstState="open"
      views={[
        ...REPORT_STATES.map((state) => ({ label: say(`states.report.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={[
        {
          key: 'reported',
          header: say('reports.reported'),
          renderCell: ({ reported }) => <Said>{reported.name}</Said>,
        },
        { key: 'reason', header: say('reports.reason'), renderCell: ({ reason }) => say(`reports.reasons.${reason}`) },
        {
          key: 'reporter',
          header: say('reports.reporter'),
          isWideOnly: true,
          renderCell: ({ reporter }) => <Said>{reporter.name}</Said>,
        },
        day('createdAt', 'reviews.sent'),
        { ...stateHead, renderCell: ({ state }) => <ReportBadge state={state} /> },
      ]}
      emptyText={say('reports.empty')}
      renderDetail={(id) => <MessageReportDetail key={id} id={id} />}
    />
  );
};
