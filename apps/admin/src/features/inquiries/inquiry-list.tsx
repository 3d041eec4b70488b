import type { Wire } from '@cairn/contracts';
import type { Inquiry } from '@cairn/contracts/content/admin-content.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { InquiryDetail } from './inquiry-detail.js';

type Row = Wire<Inquiry>;

export const InquiryState = ({ state }: { state: Row['state'] }) => {
  const say = useSay();
  return (
    <Badge tone={state === 'open' ? 'warning' : 'success'} shape={state === 'open' ? 'half' : 'dot'}>
      {say(`inquiries.states.${state}`)}
    </Badge>
  );
};

/** Inquiries, oldest first. */
export const InquiryList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { said, email, day, stateHead } = useCommonColumns();
  return (
    <ListPage<Row>
      resource="inquiries"
      title={say('nav.inquiries')}
      firstState="open"
      views={[
        { label: say('inquiries.states.open'), state: 'open' },
        { label: say('inquiries.states.answered'), state: 'answered' },
        { label: say('list.all'), state: null },
      ]}
      columns={[
        said('subject', 'inquiries.subject'),
        said('name', 'people.person', { isWideOnly: true }),
        email,
        {
          key: 'type',
          header: say('inquiries.about'),
          isWideOnly: true,
          renderCell: ({ questionType }) => wordOf('inquiries.types', questionType),
        },
        day('createdAt', 'reviews.sent', {}),
        { ...stateHead, renderCell: ({ state }) => <InquiryState state={state} /> },
      ]}
      emptyText={say('inquiries.empty')}
      renderDetail={(id) => <InquiryDetail key={id} id={id} />}
    />
  );
};
