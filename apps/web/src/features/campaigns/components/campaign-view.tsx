import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.js';
import { Bone } from '../../../ui/bone.js';
import { coverFor } from '../../../ui/covers.js';
import { Crumbs } from '../../../ui/crumbs.js';
import { Icon } from '../../../ui/icon.js';
import { join } from '../../../ui/join.js';
import { layoutCss, PageFrame, Row, Stack } from '../../../ui/layout.js';
import { Lede, Text } from '../../../ui/text.js';
import type { PageData } from '../api/campaigns.queries.js';
import { useSectionSpy } from '../../../lib/section-spy.js';
import { Company, Investors, Overview } from './campaign-body.js';
import { Discussion, Documents, Gallery, PotentialInvestors, Questions, Updates } from './campaign-parts.js';
import { ShareButton } from './share-button.js';
import css from './campaign-page.module.css';
import { CampaignPanel, InvestBar } from './campaign-panel.js';
import { CampaignTerms } from './campaign-terms.js';

/** The tabs of the specification, in its order; each is a part of the page with an address of its own. */
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

// Works with exact fractions, which no other part of the page needs.
const Calculator = lazy(() => import('./calculator.js'));

const SectionTabs = () => {
  const { t } = useTranslation('campaign');
  const here = useSectionSpy(sections);
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {sections.map((section) => (
        <a key={section} href={`#${section}`} aria-current={here === section ? 'true' : undefined}>
          {t(`tabs.${section}`)}
        </a>
      ))}
    </nav>
  );
};

const Heading = ({ page }: { page: PageData }) => {
  const { t } = useTranslation(['campaign', 'common']);
  return (
    <Stack gap={3}>
      <Crumbs
        above={[
          { word: t('crumb'), to: paths.browse },
          ...(page.category
            ? [{ word: t(`common:category.${page.category}`), to: `${paths.browse}?sector=${page.category}` }]
            : []),
        ]}
        here={page.name}
      />
      <Row between flow top>
        <h1>
          <bdi>{page.name}</bdi>
        </h1>
        <ShareButton slug={page.slug} name={page.name} />
      </Row>
      {page.tagLine && (
        <Lede>
          <bdi>{page.tagLine}</bdi>
        </Lede>
      )}
    </Stack>
  );
};

/** A campaign's public page. It stands alone, since most readers come from a shared link. */
export const CampaignView = ({ page, readAt }: { page: PageData; readAt: number }) => {
  const { t } = useTranslation('campaign');
  const open = page.status === CampaignStatus.active;
  return (
    <PageFrame as="main" id="main" className={open ? css.underBar : undefined}>
      <Stack gap={5}>
        <Heading page={page} />
        <div className={join(layoutCss.main, css.detail)}>
          <Stack gap={7} className={css.body}>
            <figure
              className={css.picture}
              data-veiled={(page.status === CampaignStatus.unsuccessful && !page.funded) || undefined}
            >
              <img src={coverFor(page.coverUrl, page.category)} alt="" width={700} height={500} />
            </figure>
            <SectionTabs />
            <Overview page={page} />
            <Company page={page} />
            <Suspense fallback={<Bone height="20rem" />}>
              <Calculator page={page} />
            </Suspense>
            <Updates />
            <Discussion />
            <Documents page={page} />
            <Questions page={page} />
            <Gallery page={page} />
            <Investors page={page} />
            <PotentialInvestors />
          </Stack>
          <Stack as="aside" gap={6} className={layoutCss.sticky}>
            <CampaignPanel page={page} readAt={readAt} />
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
      {open && <InvestBar page={page} className={css.bar} />}
    </PageFrame>
  );
};
