import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../../lib/format/format.js';
import { useIsInView } from '../../../lib/page/use-is-in-view.js';
import { Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { PhoneBar } from '../../../ui/layout/phone-bar.js';
import { Button } from '../../../ui/inputs/button.js';
import { Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

/** The bar at the foot of a phone's screen, with the one action of the page; away while that itself is in view. */
export const InvestBar = ({ page }: { page: PageData }) => {
  const { t, i18n } = useTranslation('campaign');
  const isNear = useIsInView('invest');
  return (
    <PhoneBar phoneOnly away={isNear}>
      <div>
        <Text as="p" size="small">
          <b>
            <Money amount={page.received} currency={page.currency} whole />
          </b>{' '}
          {t('barReceived', { percent: formatPercent(page.percentOfMinimum / 100, i18n.language, 0) })}
        </Text>
        <Text as="p" size="xs" muted>
          {t(page.raiseMode === 'fixed' ? 'barOfGoal' : 'barOfThreshold', {
            minimum: formatMoney(page.successThreshold, page.currency, { whole: true }),
          })}
          {page.closesAt && (
            <>
              {' · '}
              {t('closes')} <SiteDate value={page.closesAt} />
            </>
          )}
        </Text>
      </div>
      <Button component="a" href="#invest">
        {t('investPlain')}
      </Button>
    </PhoneBar>
  );
};
