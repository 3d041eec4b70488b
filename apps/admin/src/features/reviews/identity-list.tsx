import type { Wire } from '@cairn/contracts';
import type { IdentityReview } from '@cairn/contracts/admin/review.replies';
import { isNamedOtherwise, legalNameOf } from '../../lib/format/legal-name.js';
import { countryIn } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { None, Said, SmallMuted } from '../../ui/records/text.js';
import { IdentityDetail } from './identity-detail.js';
import { ReviewList } from './review-list.js';

export const IdentityList = () => {
  const say = useSay();
  const language = useLanguage();
  return (
    <ReviewList<Wire<IdentityReview>>
      resource="identities"
      person={{
        key: 'legalLastName',
        header: say('reviews.legal_name'),
        renderCell: (review) => (
          <>
            <Said>{legalNameOf(review)}</Said>{' '}
            {isNamedOtherwise(review) && (
              <SmallMuted>
                {say('list.labelled', { label: say('reviews.account_name') })} <Said>{review.name}</Said>
              </SmallMuted>
            )}
          </>
        ),
      }}
      columns={[
        {
          key: 'country',
          header: say('people.country'),
          isWideOnly: true,
          renderCell: ({ country }) => <Said>{countryIn(language, country)}</Said>,
        },
        {
          key: 'paper',
          header: say('reviews.paper'),
          renderCell: ({ paper }) => (paper === 'none' ? <None /> : say(`reviews.papers.${paper}`)),
        },
        {
          key: 'flags',
          header: say('reviews.flags'),
          isWideOnly: true,
          renderCell: ({ duplicates }) =>
            duplicates > 0 ? (
              <Badge tone="warning" shape="half">
                {say('reviews.duplicates', { smart_count: duplicates })}
              </Badge>
            ) : (
              <None />
            ),
        },
      ]}
      renderDetail={(id) => <IdentityDetail key={id} id={id} />}
    />
  );
};
