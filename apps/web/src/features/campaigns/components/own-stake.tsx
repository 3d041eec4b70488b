import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import type { Stake } from '../../../lib/site/own-investments.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

/** What the reader has in this campaign, and until when it can be cancelled. */
const useSentence = () => {
  const { t, i18n } = useTranslation('campaign');
  return (page: PageData, { amount, units, isSettled }: Stake): string => {
    const money = formatMoney(amount, page.currency);
    if (units === null) return t(isSettled ? 'stake.lent' : 'stake.lending', { amount: money });
    const shares = formatNumber(units, i18n.language);
    return t(isSettled ? 'stake.hold' : 'stake.buying', { amount: money, count: units, shares });
  };
};

/** The reader's own part of a campaign, with the way to the investment. */
export const OwnStake = ({ page, stake }: { page: PageData; stake: Stake }) => {
  const { t } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const sentence = useSentence();
  return (
    <Stack gap={1}>
      <Text as="p" strong>
        {sentence(page, stake)}
      </Text>
      {stake.cancelUntil && (
        <Text as="p" size="small" muted>
          {t('stake.cancelUntil', { date: siteDate(stake.cancelUntil, 'moment') })}
        </Text>
      )}
      <Text as="p" size="small">
        <TextLink
          to={stake.investment === null ? paths.investments : paths.investmentDetail(stake.investment, page.id)}
        >
          {t(stake.investment === null ? 'stake.seeAll' : 'stake.see')}
        </TextLink>
      </Text>
    </Stack>
  );
};
