import { formatAge } from '../../lib/format/format.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { PlainTable, TableSkeleton } from '../../ui/lists/plain-table.js';
import { Empty } from '../../ui/records/empty.js';
import { Money } from '../../ui/records/money.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Muted, Said } from '../../ui/records/text.js';
import type { Queue } from './queues.js';
import css from './today.module.css';
import { useOldest, type Waiting } from './use-oldest.js';

/** The oldest entries of the queues in which something waits: the order in which to process them. */
export const OldestFirst = ({ queues }: { queues: readonly Queue[] | undefined }) => {
  const say = useSay();
  const language = useLanguage();
  const wordOf = useCodeWord();
  const { data, error, refetch, dataUpdatedAt } = useOldest(queues);
  const columns: readonly Column<Waiting>[] = [
    {
      key: 'what',
      header: say('today.what'),
      renderCell: ({ name, words }) => <Said>{words === undefined ? name : wordOf(words, name)}</Said>,
    },
    {
      key: 'queue',
      header: say('today.queue'),
      renderCell: ({ resource }) => <Muted>{say(`nav.${resource}`)}</Muted>,
    },
    {
      key: 'amount',
      header: say('list.amount'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ sum }) => sum && <Money minor={sum.amount} currency={sum.currency} />,
    },
    {
      key: 'since',
      header: say('today.waits_for'),
      isFigure: true,
      renderCell: ({ since }) => formatAge(language, dataUpdatedAt - Date.parse(since)),
    },
  ];
  return (
    <section className={css.section}>
      <h2>{say('today.oldest_first')}</h2>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <TableSkeleton label={say('today.oldest_first')} columns={columns} />}
      {data?.length === 0 && (
        <Empty kind="clear">{say(queues?.length === 0 ? 'today.all_done' : 'today.counted_alone')}</Empty>
      )}
      {data !== undefined && data.length > 0 && (
        <PlainTable
          label={say('today.oldest_first')}
          columns={columns}
          rows={data}
          isFlush
          linkTo={({ resource, list = resource, recordId }) =>
            recordId === null ? `/${list}` : `/${list}/${recordId}`
          }
        />
      )}
    </section>
  );
};
