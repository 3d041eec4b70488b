import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { useSectorWord } from '../../../lib/site/sector.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { Crumbs } from '../../../ui/layout/crumbs.js';
import { Icon } from '../../../ui/brand/icon.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { LaterPart } from '../../../ui/layout/later-part.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Lede, Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { useHashTarget } from '../../../lib/page/use-hash-target.js';
import { useSectionSpy } from '../../../lib/page/section-spy.js';
import { Company, Investors, Overview } from './campaign-body.js';
import { opensLater } from '../../../lib/site/opens-later.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { isFilmOnTop } from '../film-on-top.js';
import { Discussion, Documents, Gallery, PotentialInvestors, Questions, Updates } from './campaign-parts.js';
import { FilmFrame } from './film-frame.js';
import { InvestBar } from './invest-bar.js';
import { ShareButton } from './share-button.js';
import css from './campaign-page.module.css';
import { CampaignPanel, CLOSED } from './campaign-panel.js';
import { CampaignTerms } from './campaign-terms.js';
import { SinceClosing } from './since-closing.js';

/** The tabs of the specification, in its order; each is a part of the page with its own address. */
const sections = [
  'overview',
  'updates',
  'discussion',
  'documents',
  'faqs',
  'gallery',
  'investors',
  'potential',
] as const;

type SectionId = 'since' | (typeof sections)[number];

/** Before it opens there are no investors to list. */
const inPreview = sections.filter((section) => section !== 'investors');

const afterwards = ['since', ...sections] as const;

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

const SectionTabs = ({ shown }: { shown: readonly SectionId[] }) => {
  const { t } = useTranslation('campaign');
  const here = useSectionSpy(shown);
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {shown.map((section) => (
        <a key={section} href={`#${section}`} aria-current={here === section ? 'true' : undefined}>
          {t(`tabs.${section}`)}
        </a>
      ))}
    </nav>
  );
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
        {!isPreview && page.status !== CampaignStatus.hidden && <ShareButton slug={page.slug} name={page.name} />}
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

/** At the top: the video if the owner chose it, otherwise the picture. */
const Top = ({ page }: { page: PageData }) =>
  isFilmOnTop(page) && page.videoUrl ? (
    <div className={css.top}>
      <FilmFrame address={page.videoUrl} title={page.name} />
    </div>
  ) : (
    <figure
      className={join(css.picture, css.top)}
      data-veiled={(page.standing === CampaignStatus.unsuccessful && !page.funded) || undefined}
    >
      <img src={coverFor(page.coverUrl, page.category)} alt="" width={700} height={500} />
    </figure>
  );

interface CampaignViewProps {
  page: PageData;
  /** When the figures were read. */
  readAt: number;
  /** Only its owner sees it yet: it is drawn as it will be, and nothing can be done on it. */
  isPreview?: boolean;
}

/** A campaign's public page. It is complete in itself, since most readers come from a shared link. */
export const CampaignView = ({ page, readAt, isPreview = false }: CampaignViewProps) => {
  const { t } = useTranslation('campaign');
  const open = page.status === CampaignStatus.active && !isPreview && !opensLater(page);
  useHashTarget();
  const shown = isPreview ? inPreview : isOver(page) ? afterwards : sections;
  return (
    <PageFrame as="main" id="main">
      <Stack gap={5}>
        {page.status === CampaignStatus.hidden && (
          <Notice tone="warning">
            <b>{t('hidden.title')}</b>
            <p>{t('hidden.text')}</p>
          </Notice>
        )}
        <Heading page={page} isPreview={isPreview} />
        <div className={join(layoutCss.main, css.detail)}>
          <Stack gap={7} className={css.body}>
            <Top page={page} />
            <SectionTabs shown={shown} />
            {isOver(page) && <Past page={page} />}
            <Overview page={page} />
            <Company page={page} />
            {!CLOSED.includes(page.standing) && (
              <LaterPart outline={<Skeleton height="20rem" />}>
                <Calculator page={page} />
              </LaterPart>
            )}
            <Updates />
            <Discussion />
            <Documents page={page} />
            <Questions page={page} />
            <Gallery page={page} />
            {!isPreview && <Investors page={page} />}
            <PotentialInvestors />
          </Stack>
          <Stack as="aside" gap={6} className={layoutCss.sticky}>
            <CampaignPanel page={page} readAt={readAt} isPreview={isPreview} />
            <CampaignTerms page={page} />
            <Row top>
              <Icon of={IconAlertTriangle} size="small" />
              <Text as="p" size="small" muted>
                {t('risk')}
              </Text>
            </Row>
          </Stack>
        </div>
      </Stack>
      {open && <InvestBar page={page} />}
    </PageFrame>
  );
};
