import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { accreditationQuery, yearlyLimitQuery, type Profile } from '../queries.js';

/** The only profile whose law sets a limit. */
const LIMITED = 'us_regcf';

/** The limit of a non-accredited investor, where the law of the site sets one. */
const useYearlyLimit = (profile: Profile) => {
  const { data: site } = useSite();
  const { data: accreditation } = useQuery(accreditationQuery);
  const isLimited =
    site?.jurisdictionProfile === LIMITED && accreditation !== undefined && accreditation?.status !== 'approved';
  return useQuery({ ...yearlyLimitQuery(profile), enabled: isLimited }).data;
};

/** the stated figures, and the legal limit that follows from them. */
export const Means = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('account');
  const limit = useYearlyLimit(profile);
  return (
    <Stack gap={3}>
      <Terms
        sum
        items={[
          ...(['yearlyIncome', 'netWorth', 'investedElsewhere'] as const).map((name) => ({
            term: t(`identity.${name}`),
            value: <Money amount={profile[name]} currency="USD" whole />,
          })),
          ...(limit
            ? [
                {
                  term: t('investor.limit'),
                  value: <Money amount={limit.limit} currency={limit.currency} whole />,
                  total: true,
                },
              ]
            : []),
        ]}
      />
      {limit && (
        <Text as="p" size="small" muted>
          {t('investor.limitLaw', { citation: limit.citation })}
        </Text>
      )}
    </Stack>
  );
};
