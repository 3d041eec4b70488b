import type { Wire } from '@cairn/contracts';
import type { NewsletterSubscriber } from '@cairn/contracts/content/admin-content.replies';
import { LANGUAGES } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';

type Row = Wire<NewsletterSubscriber>;

/** Newsletter subscribers, current and former. */
export const NewsletterList = () => {
  const say = useSay();
  const { code, day, stateHead } = useCommonColumns();
  return (
    <ListPage<Row>
      resource="newsletter-subscriptions"
      title={say('nav.newsletter')}
      firstState="listed"
      order="DESC"
      views={[
        { label: say('newsletter.listed'), state: 'listed' },
        { label: say('newsletter.left'), state: 'left' },
        { label: say('list.all'), state: null },
      ]}
      columns={[
        code('email', 'people.email', {}),
        {
          key: 'language',
          header: say('content.language'),
          isFolded: true,
          renderCell: ({ language }) => LANGUAGES.find(({ code }) => code === language)?.name ?? language,
        },
        day('subscribedAt', 'newsletter.since'),
        {
          ...stateHead,
          renderCell: ({ unsubscribedAt }) => (
            <Badge
              tone={unsubscribedAt === null ? 'success' : 'neutral'}
              shape={unsubscribedAt === null ? 'dot' : 'hollow'}
            >
              {unsubscribedAt === null ? say('newsletter.listed') : say('newsletter.left')}
            </Badge>
          ),
        },
      ]}
      emptyText={say('newsletter.empty')}
    />
  );
};
