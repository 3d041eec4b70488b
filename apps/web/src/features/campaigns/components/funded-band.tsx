import { stoneOutlines, stoneViewBox } from '@cairn/design';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { CompanyPicture } from '../../../ui/avatar.js';
import { coverFor } from '../../../ui/covers.js';
import { DataTable } from '../../../ui/data-table.js';
import { Count, Money } from '../../../ui/figures.js';
import { layoutCss, Row, Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { SiteDate } from '../../../ui/site-date.js';
import { frontQuery, type Card } from '../api/campaigns.queries.js';
import css from './funded-band.module.css';

const STONES = 60;
const ROWS = 5;

/** One stone for each company; the words below say how many. */
const Stones = ({ count }: { count: number }) => (
  <div className={css.stones} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <svg key={at} viewBox={stoneViewBox}>
        <path d={stoneOutlines[at % stoneOutlines.length]} />
      </svg>
    ))}
  </div>
);

const FundedTable = ({ cards }: { cards: readonly Card[] }) => {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <DataTable
      rows={cards}
      rowKey={(card) => card.id}
      columns={[
        {
          head: t('funded.company'),
          render: (card) => (
            <Row>
              <CompanyPicture src={coverFor(card.coverUrl, card.category)} />
              <Link to={paths.campaign(card.slug)}>
                <b>
                  <bdi>{card.name}</bdi>
                </b>
              </Link>
            </Row>
          ),
        },
        { head: t('funded.kind'), render: (card) => t(`common:kind.${card.type}`), wideOnly: true },
        {
          head: t('funded.raised'),
          render: (card) => <Money amount={card.received} currency={card.currency} whole />,
          figure: true,
        },
        {
          head: t('funded.investors'),
          render: (card) => <Count value={card.investors} />,
          figure: true,
          wideOnly: true,
        },
        {
          head: t('funded.closed'),
          render: (card) => (card.closesAt ? <SiteDate value={card.closesAt} /> : null),
          wideOnly: true,
        },
      ]}
    />
  );
};

/** The companies that were funded here: one stone for each. */
export const FundedBand = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(frontQuery(4, STONES));
  return (
    <section className={css.band}>
      <div className={`${layoutCss.wrap} ${layoutCss.section}`}>
        <div className={layoutCss.head}>
          <Stack gap={2} className={css.words}>
            <h2>{t('funded.title')}</h2>
            <p className={css.note}>{t('funded.note')}</p>
          </Stack>
          <Link className={css.link} to={paths.funded}>
            {t('funded.all')}
          </Link>
        </div>
        <QueryBoundary
          query={query}
          pending={<RowBones />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className={css.note}>{t('funded.none')}</p>}
        >
          {({ items }) => (
            <Stack gap={6}>
              <Stack gap={4}>
                <Stones count={items.length} />
                <p className={css.note}>{t('funded.stones', { count: items.length })}</p>
              </Stack>
              <FundedTable cards={items.slice(0, ROWS)} />
            </Stack>
          )}
        </QueryBoundary>
      </div>
    </section>
  );
};
