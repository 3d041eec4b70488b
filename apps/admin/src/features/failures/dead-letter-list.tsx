import { failuresApi, type Wire } from '@cairn/contracts';
import type { DeadLetterRow } from '@cairn/contracts/operations/failures.replies';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { BulkAct } from '../../ui/lists/bulk-act.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Code, Moment, None, SmallMuted, Strong } from '../../ui/records/text.js';
import { ActButton } from './act-button.js';
import { FailuresTabs } from './failures-tabs.js';

type Row = Wire<DeadLetterRow>;

/** Messages that were given up after their tries. */
export const DeadLetterList = () => {
  const say = useSay();
  const codeWord = useCodeWord();
  const client = useClient();
  const refresh = useRefresh('dead-letters');
  const { code } = useCommonColumns();
  const replay = (id: string) => client.send(failuresApi.replayLetter, { params: { id } });
  const columns: readonly Column<Row>[] = [
    {
      key: 'topic',
      header: say('failures.message'),
      renderCell: ({ topic, consumer }) => (
        <>
          <Strong>{codeWord('failures.jobs', consumer)}</Strong>
          <br />
          <SmallMuted>
            <Code>{topic}</Code>
          </SmallMuted>
        </>
      ),
    },
    code('failure', 'failures.cause', { isFolded: true }),
    {
      key: 'diedAt',
      header: say('failures.given_up'),
      isFolded: true,
      renderCell: ({ diedAt }) => <Moment at={diedAt} />,
    },
    {
      key: 'replayed',
      header: say('failures.delivered_again'),
      isWideOnly: true,
      renderCell: ({ replayedAt }) => (replayedAt === null ? <None /> : <Moment at={replayedAt} />),
    },
    {
      key: 'act',
      header: say('failures.act'),
      renderCell: ({ id, mayReplay }) =>
        mayReplay ? (
          <ActButton
            label={say('failures.deliver')}
            done={say('failures.delivering')}
            run={async () => {
              await replay(id);
              await refresh();
            }}
          />
        ) : (
          <None />
        ),
    },
  ];
  return (
    <ListPage<Row>
      resource="dead-letters"
      title={say('nav.dead-letters')}
      tabs={<FailuresTabs />}
      firstState="open"
      views={[
        { label: say('failures.open'), state: 'open' },
        { label: say('failures.replayed'), state: 'replayed' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('failures.no_letters')}
      bulkActs={<BulkAct label={say('failures.deliver')} run={replay} onEnd={refresh} />}
      footNote={say('failures.letters_note')}
    />
  );
};
