import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';

interface NobodyYetProps {
  /** Of the people who are listed. */
  list: 'followers' | 'interested';
  slug: string;
}

/** In place of a list of people that is empty: the page that is shared fills it. */
export const NobodyYet = ({ list, slug }: NobodyYetProps) => {
  const { t } = useTranslation('desk');
  return (
    <EmptyState
      title={t(`${list}.none`)}
      action={
        <Button component={Link} to={paths.campaign(slug)} variant="default">
          {t('perDay.share')}
        </Button>
      }
    >
      {t(`${list}.noneText`)}
    </EmptyState>
  );
};
