import { useTranslation } from 'react-i18next';
import { useIsInView } from '../../../lib/page/use-is-in-view.js';
import { Money } from '../../../ui/data/figures.js';
import { Button } from '../../../ui/inputs/button.js';
import { PhoneBar } from '../../../ui/layout/phone-bar.js';
import { Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

interface InterestBarProps {
  page: PageData;
  interest: NonNullable<PageData['interest']>;
}

/** The bar at the foot of a phone's screen; away while the form itself is in view. */
export const InterestBar = ({ page, interest }: InterestBarProps) => {
  const { t } = useTranslation('campaign');
  const isNear = useIsInView('interest');
  return (
    <PhoneBar phoneOnly away={isNear}>
      <Text as="p" size="small">
        <b>
          <Money amount={interest.amount} currency={page.currency} whole />
        </b>{' '}
        {t('interest.barText')}
      </Text>
      <Button component="a" href="#interest">
        {t('interest.showPlain')}
      </Button>
    </PhoneBar>
  );
};
