import type { Wire } from '@cairn/contracts';
import type { SecondDecisionRow } from '@cairn/contracts/payments/second-decisions';
import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<SecondDecisionRow>;

/** what one person has decided and a second one has to; each row leads to the record. */
export const SecondDecisionList = () => {
  const say = useSay();
  const { said, code, worded, money, day } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('name', 'today.what'),
    worded('act', 'desk.decided', 'desk.acts', {}),
    money('amount', 'list.amount'),
    code('madeBy', 'desk.decided_by'),
    said('reason', 'fees.reason', { isWideOnly: true }),
    day('madeAt'),
  ];
  return (
    <ListPage<Row>
      resource="second-decisions"
      title={say('nav.second-decisions')}
      tabs={<PaymentsTabs />}
      firstState="mine"
      order="ASC"
      views={[
        { label: say('desk.for_you'), state: 'mine' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('desk.no_second_decisions')}
      footNote={say('desk.second_decisions_note')}
      linkTo={({ list, recordId }) => (recordId === null ? `/${list}` : `/${list}/${recordId}`)}
    />
  );
};
