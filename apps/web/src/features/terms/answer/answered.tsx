import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import type { Question } from '../queries.js';

/** When it was settled, and the way to the investment. */
export const Answered = ({ question: { id, campaignId, answeredAt, receivedAt } }: { question: Question }) => {
  const { t } = useTranslation('terms');
  return (
    <Row flow>
      {answeredAt && (
        <Text size="small" muted>
          {t('answer.on')} <SiteDate value={answeredAt} format="moment" />
        </Text>
      )}
      <Button
        component={Link}
        to={receivedAt === null ? paths.investmentDetail(id, campaignId) : paths.receipt(id)}
        variant="default"
        size="sm"
      >
        {t('answer.see')}
      </Button>
    </Row>
  );
};
