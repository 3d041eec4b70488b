import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { useSectorWord } from '../../../lib/site/option-words.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { coverFor, pageCover } from '../../../ui/brand/covers.js';
import { Crumbs } from '../../../ui/layout/crumbs.js';
import { Icon } from '../../../ui/brand/icon.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { LaterPart } from '../../../ui/layout/later-part.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Lede, Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { useHashTarget } from '../../../lib/page/use-hash-target.js';
import { Company, Investors, Overview } from './campaign-body.js';
import { opensLater } from '../../../lib/site/opens-later.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { isFilmOnTop } from '../film-on-top.js';
import { shownParts, type PagePart } from '../page-parts.js';
import { People } from '../people/people.js';
import { InterestBar } from '../interest/interest-bar.js';
import { InterestLegends } from '../interest/interest-legends.js';
import { InterestSpread } from '../interest/interest-spread.js';
import { InterestTerms } from '../interest/interest-terms.js';
import { PotentialInvestors } from '../saved/potential-investors.js';
import { SaveButton } from '../saved/save-button.js';
import { Questions } from '../questions/questions.js';
import { Disclosures } from '../documents/disclosures.js';
import { Documents } from '../documents/documents.js';
import { Gallery } from '../gallery/gallery.js';
import { LatestUpdate } from '../updates/latest-update.js';
import { Updates } from '../updates/updates.js';
import { Discussion } from '../discussion/discussion.js';
import { FilmFrame } from './film-frame.js';
import { InvestBar } from './invest-bar.js';
import { PageTabs, type PageTab } from './page-tabs.js';
import { ShareButton } from './share-button.js';
import css from './campaign-page.module.css';
import { CampaignPanel, CLOSED } from './campaign-panel.js';
import { CampaignTerms } from './campaign-terms.js';
import { Property } from './property.js';
import { SinceClosing } from './since-closing.js';

// These work with exact fractions, which no other part of the page needs.
const Calculator = fetchedPart(() => import('./calculator.js'));
const LoanPlan = fetchedPart(() => import('./loan-plan.js'));

/** Funded, and nothing is left to decide: its past stands in the place of what it might bring. */
const isOver = (page: PageData): boolean => CLOSED.includes(page.standing) && page.funded;

const Past = ({ page }: { page: PageData }) => (
  <>
    <LaterPart outline={<Skeleton height="12rem" />}>
      <SinceClosing page={page} />
    </LaterPart>
    {page.debtTerms && (
      <LaterPart outline={<Skeleton height="20rem" />}>
        <LoanPlan page={page} />
      </LaterPart>
    )}
  </>
);

/** What stands under the tabs, each part under its own address. */
const PARTS: Readonly<Record<PagePart, ComponentType<{ page: PageData }>>> = {
  overview: Overview,
  updates: Updates,
  discussion: Discussion,
  documents: Documents,
  faqs: Questions,
  gallery: Gallery,
  investors: Investors,
  potential: PotentialInvestors,
};

const Heading = ({ page, isPreview }: { page: PageData; isPreview: boolean }) => {
  const { t } = useTranslation(['campaign', 'common']);
  const sectorWord = useSectorWord();
  const siteDate = useSiteDate();
  return (
    <Stack gap={3}>
      <Crumbs
        above={[
          { word: t('crumb'), to: paths.browse },
          ...(page.category
            ? [{ word: sectorWord(page.category), to: `${paths.browse}?sector=${page.category}` }]
            : []),
        ]}
        here={page.name}
      />
      <Row between flow top>
        <h1>
          <bdi>{page.name}</bdi>
        </h1>
        {!isPreview && !page.ended && page.status !== CampaignStatus.hidden && (
          <Row>
            <SaveButton campaign={page} />
            <ShareButton slug={page.slug} name={page.name} isTest={page.interest !== null} />
          </Row>
        )}
      </Row>
      {page.tagLine && (
        <Lede>
          <bdi>{page.tagLine}</bdi>
        </Lede>
      )}
      {page.editedAt && (
        <Text size="small" muted>
          {t('edited', { date: siteDate(page.editedAt, 'date') })}
        </Text>
      )}
    </Stack>
  );
};

/** It came to nothing. */
const isVeiled = ({ ended, standing, funded }: PageData): boolean =>
  Boolean(ended) || (standing === CampaignStatus.unsuccessful && !funded);

/** At the top: the video if the owner chose it, otherwise the picture. */
const Top = ({ page }: { page: PageData }) =>
  isFilmOnTop(page) && page.videoUrl ? (
    <div className={css.top}>
      <FilmFrame address={page.videoUrl} title={page.name} />
    </div>
  ) : (
    <figure className={join(css.picture, css.top)} data-veiled={isVeiled(page) || undefined}>
      <img {...pageCover(coverFor(page.coverUrl, page.category))} alt="" width={700} height={500} />
    </figure>
  );

interface CampaignViewProps {
  page: PageData;
  /** When the figures were read. */
  readAt: number;
  /** Only its owner sees it yet: it is drawn as it will be, and nothing can be done on it. */
  isPreview?: boolean;
  /** Before all else: what waits for the reader. */
  waiting?: ReactNode;
  /** After the company: how its terms have changed. */
  changes?: ReactNode;
}

/** A campaign's public page. It is complete in itself, since most readers come from a shared link. */
export const CampaignView = ({ page, readAt, isPreview = false, waiting, changes }: CampaignViewProps) => {
  const { t } = useTranslation('campaign');
  const open = page.status === CampaignStatus.active && !isPreview && !opensLater(page);
  useHashTarget();
  // Before it opens there are no investors to list.
  const [overview, ...others] = shownParts(page).filter(({ id }) => !isPreview || id !== 'investors');
  const tabs: PageTab[] = [
    ...(isOver(page) ? [{ id: 'since' as const, count: null }] : []),
    ...(overview ? [overview] : []),
    ...others,
  ];
  return (
    <PageFrame as="main" id="main">
      <Stack gap={5}>
        {page.status === CampaignStatus.hidden && (
          <Notice tone="warning">
            <b>{t('hidden.title')}</b>
            <p>{t('hidden.text')}</p>
          </Notice>
        )}
        {waiting}
        <Heading page={page} isPreview={isPreview} />
        <div className={join(layoutCss.main, css.detail)}>
          <Stack gap={7} className={css.body}>
            <Top page={page} />
            <PageTabs tabs={tabs} />
            {isOver(page) && <Past page={page} />}
            <Overview page={page} />
            {!isPreview && <LatestUpdate page={page} />}
            <Property page={page} />
            <People page={page} />
            <Company page={page} />
            <Disclosures page={page} />
            {changes}
            {page.interest !== null && <InterestSpread page={page} />}
            {!CLOSED.includes(page.standing) && page.interest === null && (
              <LaterPart outline={<Skeleton height="20rem" />}>
                <Calculator page={page} />
              </LaterPart>
            )}
            {others.map(({ id }) => {
              const Part = PARTS[id];
              return <Part key={id} page={page} />;
            })}
          </Stack>
          <Stack as="aside" gap={6} className={layoutCss.sticky}>
            <CampaignPanel page={page} readAt={readAt} isPreview={isPreview} />
            {page.interest !== null && <InterestLegends />}
            {page.interest === null ? <CampaignTerms page={page} /> : <InterestTerms page={page} />}
            <Row top>
              <Icon of={IconAlertTriangle} size="small" />
              <Text as="p" size="small" muted>
                {t('risk')}
              </Text>
            </Row>
          </Stack>
        </div>
      </Stack>
      {open &&
        (page.interest === null ? <InvestBar page={page} /> : <InterestBar page={page} interest={page.interest} />)}
    </PageFrame>
  );
};
