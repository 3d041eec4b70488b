import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { AnswerList } from '../../../ui/data/answer-list.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { campaignKeys, type PageData } from '../queries.js';

const answersQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'answers', campaignId],
    queryFn: () => send(campaignFaqsApi.front, { params: { campaignId } }),
  });

/** What the owner has answered to the site's questions, and to their own. */
export const Questions = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const query = useQuery(answersQuery(page.id));
  return (
    <section id="faqs">
      <Stack gap={3}>
        <h2>{t('faqs.title')}</h2>
        <QueryBoundary query={query} pending={<RowSkeleton count={page.parts.faqs} />}>
          {(answered) => (
            <AnswerList
              items={answered.map(({ id, question, answer }) => ({
                id,
                question: <bdi>{question}</bdi>,
                answer: <p dir="auto">{answer}</p>,
              }))}
            />
          )}
        </QueryBoundary>
      </Stack>
    </section>
  );
};
