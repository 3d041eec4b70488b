import { failuresApi, type Wire } from '@cairn/contracts';
import type { ParkedItemRow } from '@cairn/contracts/operations/failures.replies';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { BulkAct } from '../../ui/lists/bulk-act.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CopyButton } from '../../ui/records/copy-button.js';
import { Code, Moment, SmallMuted, Strong } from '../../ui/records/text.js';
import { ActButton } from './act-button.js';
import { FailuresTabs } from './failures-tabs.js';

type Row = Wire<ParkedItemRow>;

/** Of an item's id. */
const SHOWN = 12;

/** Ids differ at their end, whose digits are drawn by chance. */
const endOf = (item: string): string => (item.length > SHOWN ? `…${item.slice(-SHOWN)}` : item);

/** Items that a job could not finish: each with its cause, retried separately and delaying no other. */
export const ParkedItemList = () => {
  const say = useSay();
  const codeWord = useCodeWord();
  const client = useClient();
  const refresh = useRefresh('parked-items');
  const { code, day } = useCommonColumns();
  const retry = (id: string) => client.send(failuresApi.retryItem, { body: { id } });
  const columns: readonly Column<Row>[] = [
    {
      key: 'sweep',
      header: say('failures.job'),
      renderCell: ({ sweep, item }) => (
        <>
          <Strong>{codeWord('failures.jobs', sweep)}</Strong>
          <br />
          <SmallMuted>
            <Code>{endOf(item)}</Code>
          </SmallMuted>
          <CopyButton text={item} label={say('failures.copy_item')} />
        </>
      ),
    },
    code('cause', 'failures.cause', { isFolded: true }),
    day('firstFailedAt', 'failures.since'),
    {
      key: 'attempts',
      header: say('failures.attempts'),
      isFigure: true,
      isFolded: true,
      renderCell: ({ attempts }) => attempts,
    },
    {
      key: 'next',
      header: say('failures.next_try'),
      isFolded: true,
      renderCell: ({ nextTryAt }) => <Moment at={nextTryAt} />,
    },
    {
      key: 'act',
      header: say('failures.act'),
      renderCell: ({ id }) => (
        <ActButton
          label={say('failures.try_now')}
          done={say('failures.trying')}
          run={async () => {
            await retry(id);
            await refresh();
          }}
        />
      ),
    },
  ];
  return (
    <ListPage<Row>
      resource="parked-items"
      title={say('nav.parked-items')}
      tabs={<FailuresTabs />}
      firstState={null}
      views={[]}
      columns={columns}
      emptyText={say('failures.no_items')}
      bulkActs={<BulkAct label={say('failures.try_now')} run={retry} onEnd={refresh} />}
      footNote={say('failures.items_note')}
    />
  );
};
