import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { openQuestionsQuery } from '../queries.js';

interface WaitingQuestionsProps {
  /** Of one campaign alone. */
  campaignId?: string;
}

/** Investments whose terms have changed and that wait for the reader's answer; nothing where none does. */
const WaitingQuestions = ({ campaignId }: WaitingQuestionsProps) => {
  const { t } = useTranslation('terms');
  const { data } = useQuery(openQuestionsQuery);
  const waiting = (data?.items ?? []).filter((one) => campaignId === undefined || one.campaignId === campaignId);
  if (waiting.length === 0) return null;
  return (
    <Stack gap={3}>
      {waiting.map(({ id, campaignName, amount, currency, answerUntil }) => (
        <Notice key={id} tone="warning">
          <Row between flow>
            <span>
              <b>{t('waiting.title', { campaign: campaignName, amount: formatMoney(amount, currency) })}</b>
              <br />
              {t('waiting.text')} <Deadline value={answerUntil} />
            </span>
            <Button component={Link} to={paths.reconfirm(id)} size="sm">
              {t('waiting.see')}
            </Button>
          </Row>
        </Notice>
      ))}
    </Stack>
  );
};

export default WaitingQuestions;
