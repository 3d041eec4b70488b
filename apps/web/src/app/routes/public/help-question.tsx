import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { helpQuestionQuery, helpTopicsQuery } from '../../../lib/site/help.queries.js';
import { ReadingSkeleton } from '../../../features/content/components/reading-skeleton.js';
import { QuestionRows } from '../../../features/help/components/question-rows.js';
import { WriteToUs } from '../../../features/help/components/write-to-us.js';
import { paths } from '../../../lib/page/paths.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Crumbs } from '../../../ui/layout/crumbs.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { LongForm } from '../../../ui/forms/long-form.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Text, TextLink } from '../../../ui/text/text.js';

/** How many questions of the same topic are shown next to an answer. */
const NEAR = 4;

const HelpQuestion = () => {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const slug = parameters.get('question') ?? '';
  const query = useQuery(helpQuestionQuery(language, slug));
  const { data: topics } = useQuery(helpTopicsQuery(language));
  const topic = query.data?.[0];
  const question = topic?.questions[0];
  useTitle(question?.question ?? t('centre.name'));
  if (slug === '') return <Navigate to={paths.helpCentre} replace />;
  const near = topics?.find(({ id }) => id === topic?.id)?.questions.filter((other) => other.slug !== slug) ?? [];
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<ReadingSkeleton />}>
        {() =>
          topic && question?.answer ? (
            <Stack gap={6}>
              <Crumbs
                above={[
                  { word: t('centre.name'), to: paths.helpCentre },
                  { word: topic.title, to: paths.helpTopic(topic.slug) },
                ]}
                here={question.question}
              />
              <Columns kind="main">
                <Stack gap={5}>
                  <Stack gap={2}>
                    <h1>{question.question}</h1>
                    <Text as="p" size="small" muted>
                      {t('question.changed')} <SiteDate value={question.updatedAt} />
                    </Text>
                  </Stack>
                  <LongForm document={question.answer} />
                </Stack>
                <Stack as="aside" gap={6}>
                  {near.length > 0 && (
                    <Stack as="section" gap={3}>
                      <h3>{t('question.near')}</h3>
                      <QuestionRows questions={near.slice(0, NEAR)} />
                    </Stack>
                  )}
                  <WriteToUs />
                </Stack>
              </Columns>
            </Stack>
          ) : (
            <EmptyState
              picture="no-match"
              title={t('question.gone')}
              action={<TextLink to={paths.helpCentre}>{t('centre.name')}</TextLink>}
            />
          )
        }
      </QueryBoundary>
    </PageFrame>
  );
};

export default HelpQuestion;
