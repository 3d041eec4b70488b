import type { Wire } from '@cairn/contracts';
import type { AccreditationReview } from '@cairn/contracts/admin/review.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { AccreditationDetail } from './accreditation-detail.js';
import { ReviewList } from './review-list.js';

export const AccreditationList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { person } = useCommonColumns();
  return (
    <ReviewList<Wire<AccreditationReview>>
      resource="accreditations"
      person={person('name')}
      columns={[
        {
          key: 'proof',
          header: say('accreditation.proof'),
          isWideOnly: true,
          renderCell: ({ verificationType }) => wordOf('accreditation.proofs', verificationType),
        },
      ]}
      renderDetail={(id) => <AccreditationDetail key={id} id={id} />}
    />
  );
};
