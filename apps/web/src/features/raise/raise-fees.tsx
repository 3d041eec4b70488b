import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site/site.js';
import { Percent } from '../../ui/data/figures.js';
import { Columns, Section } from '../../ui/layout/layout.js';
import { Deed } from '../../ui/layout/surface.js';
import { Hidden, Text } from '../../ui/text/text.js';
import { FeeEstimate } from './fee-estimate.js';
import css from './raise.module.css';

/** C-04, C-05: what each type of raise costs, and the same for the user's figures. */
export const RaiseFees = () => {
  const { t } = useTranslation(['raise', 'landing']);
  const { fees, maximumCampaignDays: days, currency } = useSite().data ?? {};
  const share = (basisPoints: number | undefined) =>
    basisPoints === undefined ? null : <Percent ratio={basisPoints / 10_000} />;
  const longest = days === undefined ? null : t('landing:raise.days', { count: days });
  const rows = [
    { term: t('fees.meaning'), fixed: t('fees.fixedMeaning'), flexible: t('fees.flexibleMeaning') },
    { term: t('fees.reached'), fixed: share(fees?.fixedReached), flexible: share(fees?.flexibleReached) },
    { term: t('fees.missed'), fixed: t('fees.fixedMissed'), flexible: share(fees?.flexibleMissed) },
    { term: t('fees.payout'), fixed: t('fees.fixedPayout'), flexible: t('fees.flexiblePayout') },
    { term: t('fees.longest'), fixed: longest, flexible: longest },
  ];
  return (
    <Section
      id="fees"
      title={t('fees.title')}
      action={
        <Text as="p" size="small" muted>
          {t('fees.when')}
        </Text>
      }
    >
      <Columns kind="main">
        <Deed>
          <table className={css.fees}>
            <thead>
              <tr>
                <th scope="col">
                  <Hidden>{t('fees.title')}</Hidden>
                </th>
                <th scope="col">{t('fees.fixed')}</th>
                <th scope="col">{t('fees.flexible')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ term, fixed, flexible }) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  <td>{fixed}</td>
                  <td>{flexible}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Deed>
        {fees && currency && <FeeEstimate fees={fees} currency={currency} />}
      </Columns>
    </Section>
  );
};
