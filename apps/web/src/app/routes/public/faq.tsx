import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { faqsQuery } from '../../../lib/site/content.queries.js';
import { FaqList } from '../../../features/help/components/faq-list.js';
import { matches } from '../../../features/help/matching.js';
import { paths } from '../../../lib/page/paths.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { layoutCss, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { SearchBar } from '../../../ui/inputs/search-bar.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Text } from '../../../ui/text/text.js';
import { textOfDocument } from '../../../ui/text/rich-text.js';

const Faq = () => {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const query = useQuery(faqsQuery(language));
  const [parameters, setParameters] = useSearchParams();
  const [words, setWords] = useState(parameters.get('q') ?? '');
  const topic = parameters.get('topic');
  useTitle(t('faq.title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={7}>
        <h1>{t('faq.title')}</h1>
        <QueryBoundary
          query={query}
          pending={<RowSkeleton count={8} />}
          isEmpty={(faqs) => faqs.length === 0}
          empty={
            <EmptyState picture="clear" title={t('faq.none')}>
              {t('faq.noneText')}
            </EmptyState>
          }
        >
          {(faqs) => {
            const topics = [...new Map(faqs.map((faq) => [faq.topic, faq.topicName]))];
            const shown = faqs.filter(
              (faq) =>
                (topic === null || faq.topic === topic) &&
                matches(`${faq.question} ${textOfDocument(faq.answer)}`, words),
            );
            return (
              <>
                <Stack gap={4}>
                  <SearchBar
                    action={paths.faq}
                    kept={{ topic }}
                    label={t('faq.search', { count: faqs.length })}
                    value={words}
                    onChange={(event) => setWords(event.currentTarget.value)}
                  />
                  <Chips>
                    <Chip on={topic === null} aria-pressed={topic === null} onClick={() => setParameters({})}>
                      {t('faq.all')}
                    </Chip>
                    {topics.map(([code, name]) => (
                      <Chip
                        key={code}
                        on={topic === code}
                        aria-pressed={topic === code}
                        onClick={() => setParameters({ topic: code })}
                      >
                        {name}
                      </Chip>
                    ))}
                  </Chips>
                </Stack>
                <div aria-live="polite">
                  {shown.length === 0 ? (
                    <EmptyState
                      picture="no-match"
                      title={t('noMatch')}
                      action={
                        <Button variant="default" onClick={() => setWords('')}>
                          {t('clearSearch')}
                        </Button>
                      }
                    >
                      {t('noMatchText')}
                    </EmptyState>
                  ) : (
                    <Stack gap={7}>
                      <FaqList faqs={shown} isOpen={words.trim().length > 2} />
                    </Stack>
                  )}
                </div>
              </>
            );
          }}
        </QueryBoundary>
        <Row between flow className={layoutCss.rule}>
          <Text as="p" muted>
            {t('notHere')}
          </Text>
          <Row flow>
            <Button component={Link} to={paths.helpCentre} variant="default">
              {t('centre.name')}
            </Button>
            <Button component={Link} to={paths.contact} variant="default">
              {t('write')}
            </Button>
          </Row>
        </Row>
      </Stack>
    </PageFrame>
  );
};

export default Faq;
