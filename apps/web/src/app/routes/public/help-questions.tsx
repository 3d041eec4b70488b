import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { helpTopicsQuery } from '../../../lib/site/help.queries.js';
import { QuestionRows } from '../../../features/help/components/question-rows.js';
import { WriteToUs } from '../../../features/help/components/write-to-us.js';
import { matches } from '../../../features/help/matching.js';
import { paths } from '../../../lib/page/paths.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Crumbs } from '../../../ui/layout/crumbs.js';
import { join } from '../../../ui/text/join.js';
import { Columns, layoutCss, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { longFormCss } from '../../../ui/forms/long-form.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { SearchBar } from '../../../ui/inputs/search-bar.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import css from './help-questions.module.css';

/** Questions of one topic; without one, of the first. */
const HelpQuestions = () => {
  const { t } = useTranslation('help');
  const query = useQuery(helpTopicsQuery(useLanguage()));
  const [parameters] = useSearchParams();
  const [words, setWords] = useState(parameters.get('q') ?? '');
  const wanted = parameters.get('topic');
  const topic = query.data?.find(({ slug }) => slug === wanted) ?? query.data?.[0];
  useTitle(topic?.title ?? t('centre.name'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowSkeleton count={8} />}>
        {(topics) => {
          if (!topic) return <Navigate to={paths.helpCentre} replace />;
          const found = topic.questions.filter(({ question }) => matches(question, words));
          return (
            <Stack gap={6}>
              <Crumbs above={[{ word: t('centre.name'), to: paths.helpCentre }]} here={topic.title} />
              <Columns kind="side">
                <nav className={join(longFormCss.contents, layoutCss.sticky)} aria-label={t('centre.topics')}>
                  {topics.map(({ id, slug, title }) => (
                    <Link key={id} to={paths.helpTopic(slug)} aria-current={slug === topic.slug ? 'page' : undefined}>
                      {title}
                    </Link>
                  ))}
                </nav>
                <Stack gap={5} className={css.topic}>
                  <h1>{topic.title}</h1>
                  <SearchBar
                    action={paths.helpQuestions}
                    kept={{ topic: topic.slug }}
                    label={t('topic.search', { count: topic.questions.length })}
                    value={words}
                    onChange={(event) => setWords(event.currentTarget.value)}
                  />
                  <div aria-live="polite">
                    {found.length === 0 ? (
                      <EmptyState picture="no-match" title={t('noMatch')}>
                        {t('noMatchText')}
                      </EmptyState>
                    ) : (
                      <QuestionRows questions={found} />
                    )}
                  </div>
                  <WriteToUs />
                </Stack>
              </Columns>
            </Stack>
          );
        }}
      </QueryBoundary>
    </PageFrame>
  );
};

export default HelpQuestions;
