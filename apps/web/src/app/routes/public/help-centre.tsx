import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { helpTopicsQuery } from '../../../lib/site/help.queries.js';
import { HelpSearch } from '../../../features/help/components/help-search.js';
import { QuestionRows } from '../../../features/help/components/question-rows.js';
import { TopicCells } from '../../../features/help/components/topic-cells.js';
import { WriteToUs } from '../../../features/help/components/write-to-us.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Hidden, textCss } from '../../../ui/text/text.js';

const HelpCentre = () => {
  const { t } = useTranslation('help');
  const query = useQuery(helpTopicsQuery(useLanguage()));
  useTitle(t('centre.name'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={8}>
        <Stack gap={5}>
          <h1 className={textCss.display}>{t('centre.title')}</h1>
          <HelpSearch />
        </Stack>
        <QueryBoundary
          query={query}
          pending={<RowSkeleton count={6} />}
          isEmpty={(topics) => topics.length === 0}
          empty={
            <EmptyState picture="clear" title={t('centre.none')}>
              {t('centre.noneText')}
            </EmptyState>
          }
        >
          {(topics) => (
            <>
              <section>
                <Hidden as="h2">{t('centre.topics')}</Hidden>
                <TopicCells topics={topics} />
              </section>
              <Columns kind="main">
                <Stack as="section">
                  <h2>{t('centre.first')}</h2>
                  <QuestionRows questions={topics.flatMap(({ questions }) => questions.slice(0, 1))} />
                </Stack>
                <WriteToUs />
              </Columns>
            </>
          )}
        </QueryBoundary>
      </Stack>
    </PageFrame>
  );
};

export default HelpCentre;
