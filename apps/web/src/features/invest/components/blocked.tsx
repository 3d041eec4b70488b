import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Preparation } from '../queries.js';

/** The values in the sentence of a reason. */
const named = (
  { params }: Preparation['reasons'][number],
  currency: string,
  siteDate: ReturnType<typeof useSiteDate>,
) => {
  const { owed, opensAt } = params;
  return {
    currency,
    ...(typeof owed === 'number' ? { owed: formatMoney(owed, currency) } : {}),
    ...(typeof opensAt === 'string' ? { date: siteDate(opensAt, 'moment') } : {}),
  };
};

/** all obstacles at once, each with its solution. */
export const Blocked = ({ preparation }: { preparation: Preparation }) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const codes = preparation.reasons.map(({ code }) => code);
  return (
    <Stack gap={5}>
      <PageHeader title={t('blocked.title')} lede={t('blocked.lede', { name: preparation.campaignName })} />
      {preparation.reasons.map((reason) => (
        <Notice key={reason.code} tone="warning">
          {t(`blocked.${reason.code}`, {
            ...named(reason, preparation.currency, siteDate),
            defaultValue: t('blocked.other'),
          })}
        </Notice>
      ))}
      <Row flow>
        {(codes.includes('kyc.required') || codes.includes('kyc.declined')) && (
          <Button component={Link} to={paths.identity}>
            {t('blocked.identity')}
          </Button>
        )}
        {codes.includes('kyc.under_review') && (
          <Button component={Link} to={paths.identity} variant="default">
            {t('blocked.identityStatus')}
          </Button>
        )}
        {codes.includes('investment.not_investor_type') && (
          <Button component={Link} to={paths.profileSettings}>
            {t('blocked.accountType')}
          </Button>
        )}
        {codes.includes('investment.debt_open') && (
          <Button component={Link} to={paths.wallet}>
            {t('blocked.addMoney')}
          </Button>
        )}
        {codes.some((code) => code === 'accreditation.required' || code === 'investment.limit_exceeded') && (
          <Button component={Link} to={paths.investmentAccount} variant="default">
            {t('blocked.accredit')}
          </Button>
        )}
        <Button component={Link} to={paths.browse} variant="default">
          {t('blocked.others')}
        </Button>
      </Row>
    </Stack>
  );
};
