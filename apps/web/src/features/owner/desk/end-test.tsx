import { interestApi } from '@cairn/contracts/campaigns/interest/interest.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { INTEREST_KEY } from './test-figures.js';

/** Decision 46: from a test of interest to an offering, through a new review. */
export const EndTest = ({ id }: { id: string }) => {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const end = async (): Promise<void> => {
    await send(interestApi.end, { params: { campaignId: id } });
    // There are no totals any more of a test that is over.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) !== INTEREST_KEY });
    await navigate(paths.fundraisingDetail(id));
  };
  return (
    <Panel>
      <Stack gap={3}>
        <h2 className={textCss.title3}>{t('test.title')}</h2>
        <Text as="p" size="small" muted>
          {t('test.text')}
        </Text>
        <ConfirmAction
          label={t('test.end')}
          title={t('test.question')}
          keep={t('test.keep')}
          done={t('test.done')}
          onConfirm={end}
        >
          {t('test.means')}
        </ConfirmAction>
      </Stack>
    </Panel>
  );
};
