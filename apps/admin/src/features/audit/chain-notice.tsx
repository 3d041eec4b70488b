import { joinList } from '@cairn/i18n';
import { useRead } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { ErrorNotice, Notice } from '../../ui/records/notice.js';
import { Moment } from '../../ui/records/text.js';
import css from './audit.module.css';

/** SEC-59: verifies the audit log against its seals each time it is opened. */
export const ChainNotice = () => {
  const say = useSay();
  const language = useLanguage();
  const { data, error, refetch, dataUpdatedAt } = useRead(['audit-log', 'chain'], (provider) => provider.auditChain());
  if (error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className={css.chain}>{say('audit.checking')}</p>;
  if (data.broken.length > 0) {
    return (
      <Notice tone="danger">{say('audit.broken', { blocks: joinList(language, data.broken.map(String)) })}</Notice>
    );
  }
  const count = (value: number): string => formatCount(language, value);
  const counted = (word: 'audit.sealed_entries' | 'audit.sealed_blocks', value: number): string =>
    say(word, { count: count(value), smart_count: value });
  return (
    <p className={css.chain}>
      <Badge tone="success" shape="dot">
        {say('audit.whole')}
      </Badge>{' '}
      {say('audit.sealed', {
        entries: counted('audit.sealed_entries', data.entries),
        blocks: counted('audit.sealed_blocks', data.blocks),
        waiting: count(data.waiting),
      })}{' '}
      <Moment at={new Date(dataUpdatedAt).toISOString()} />
    </p>
  );
};
