import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOptionName } from '../../../lib/site/option-words.js';
import { RichText } from '../../../ui/text/rich-text.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { Code, Money } from '../../../ui/data/figures.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Rows, Terms, type Term } from '../../../ui/layout/surface.js';
import { paths } from '../../../lib/page/paths.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import { Lead, leadsQuery } from '../people/leads.js';
import { External } from './external.js';
import { CompanyLinks } from './company-links.js';
import { publicInvestorsQuery } from '../page-queries.js';
import type { PageData } from '../queries.js';

/** The summary in the owner's words, and the whole story after it. */
export const Overview = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  return (
    <section id="overview" className={textCss.prose}>
      <h2>{t('overview.title')}</h2>
      {page.summary && <p dir="auto">{page.summary}</p>}
      {page.highlights.length > 0 && (
        <>
          <h3>{t('overview.highlights')}</h3>
          <ul>
            {page.highlights.map((point) => (
              <li key={point}>
                <bdi>{point}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {page.storyBody && <RichText document={page.storyBody} />}
    </section>
  );
};

/** The company behind the campaign. */
export const Company = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const industryOf = useOptionName('industry');
  const stageOf = useOptionName('campaign-stage');
  const roundOf = useOptionName('investing-round');
  const industry = page.industry && industryOf(page.industry);
  const stage = page.campaignStage && stageOf(page.campaignStage);
  const round = page.investingRound && roundOf(page.investingRound);
  const items: Term[] = [
    ...(page.yearFounded === null
      ? []
      : [{ term: t('company.founded'), value: <Code>{String(page.yearFounded)}</Code> }]),
    ...(page.city ? [{ term: t('company.place'), value: <bdi>{page.city}</bdi> }] : []),
    ...(industry ? [{ term: t('company.industry'), value: industry }] : []),
    ...(stage ? [{ term: t('company.stage'), value: stage }] : []),
    ...(round ? [{ term: t('company.round'), value: round }] : []),
    ...(page.website
      ? [
          {
            term: t('company.website'),
            value: <External href={page.website}>{new URL(page.website).hostname}</External>,
          },
        ]
      : []),
  ];
  return (
    <section id="company">
      <Stack>
        <h2>{t('company.title')}</h2>
        <h3>
          <bdi>{page.companyName}</bdi>
        </h3>
        {page.companyDescription && page.companyDescription !== page.summary && (
          <p className={textCss.prose} dir="auto">
            {page.companyDescription}
          </p>
        )}
        <Terms items={items} />
        <CompanyLinks links={page.links} />
        <TextLink to={paths.messageAbout(page.id)}>{t('faqs.ask')}</TextLink>
      </Stack>
    </section>
  );
};

/** The investors: only those who chose to be named. */
export const Investors = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const query = useInfiniteQuery(publicInvestorsQuery(page.id));
  const { data: leads } = useQuery({ ...leadsQuery(page.id), enabled: page.parts.people > 0 });
  return (
    <section id="investors">
      <Stack gap={3}>
        <h2>{t('investorsList.title')}</h2>
        <Text as="p" size="small" muted>
          {t('investorsList.note')}
        </Text>
        {leads && leads.items.length > 0 && (
          <Rows>
            {leads.items.map((lead) => (
              <Lead key={lead.id} lead={lead} currency={page.currency} />
            ))}
          </Rows>
        )}
        <QueryBoundary
          query={query}
          pending={<RowSkeleton count={4} />}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={<Text muted>{t('investorsList.none')}</Text>}
        >
          {({ pages }) => (
            <Rows>
              {pages
                .flatMap(({ items }) => items)
                .map((investor) => (
                  <Row as="li" key={investor.name + investor.at}>
                    <Avatar id={investor.name} name={investor.name} />
                    <Text strong className={layoutCss.grow}>
                      <bdi>{investor.name}</bdi>
                    </Text>
                    <Text size="small" muted>
                      <SiteDate value={investor.at} />
                    </Text>
                    {investor.amount === null ? (
                      <Text size="small" muted>
                        {t('investorsList.private')}
                      </Text>
                    ) : (
                      <Money amount={investor.amount} currency={page.currency} whole />
                    )}
                  </Row>
                ))}
            </Rows>
          )}
        </QueryBoundary>
        <LoadMore query={query} size="sm" />
      </Stack>
    </section>
  );
};
