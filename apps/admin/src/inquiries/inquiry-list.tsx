import type { Wire } from '@cairn/contracts';
import type { Inquiry } from '@cairn/contracts/content/admin-content.replies';
import { useCodeWord, useSay } from '../app/words.js';
import { Badge } from '../ui/badge.js';
import { ListPage } from '../ui/list-page.js';
import { Code, Said, ShortDay } from '../ui/text.js';
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

/** What people have asked, the oldest first. */
export const InquiryList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
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
        { key: 'subject', header: say('inquiries.subject'), renderCell: ({ subject }) => <Said>{subject}</Said> },
        { key: 'name', header: say('people.person'), isWideOnly: true, renderCell: ({ name }) => <Said>{name}</Said> },
        {
          key: 'email',
          header: say('people.email'),
          isWideOnly: true,
          renderCell: ({ email }) => <Code>{email}</Code>,
        },
        {
          key: 'type',
          header: say('inquiries.about'),
          isWideOnly: true,
          renderCell: ({ questionType }) => wordOf('inquiries.types', questionType),
        },
        { key: 'sent', header: say('reviews.sent'), renderCell: ({ createdAt }) => <ShortDay at={createdAt} /> },
        { key: 'state', header: say('list.state'), renderCell: ({ state }) => <InquiryState state={state} /> },
      ]}
      emptyText={say('inquiries.empty')}
      renderDetail={(id) => <InquiryDetail key={id} id={id} />}
    />
  );
};
