import { stoneOutlines, stoneViewBox } from '@cairn/design';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Count } from '../../../ui/data/figures.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { frontQuery } from '../queries.js';
import { FundedTable } from './funded-table.js';
import { OUTCOMES, useOutcomeOf } from './outcome.js';
import css from './funded-band.module.css';

const STONES = 60;
const ROWS = 5;

/** One stone for each company, in the look of its outcome; the words below say how many. */
const Stones = ({ outcomes }: { outcomes: readonly string[] }) => (
  <div className={css.stones} aria-hidden>
    {outcomes.map((outcome, at) => (
      <svg key={at} viewBox={stoneViewBox} data-outcome={outcome}>
        <path d={stoneOutlines[at % stoneOutlines.length]} />
      </svg>
    ))}
  </div>
);

/** How many companies there are, in all and of each outcome. */
const Legend = ({ outcomes }: { outcomes: readonly string[] }) => {
  const { t } = useTranslation(['landing', 'campaign']);
  return (
    <ul className={css.legend}>
      <li>{t('funded.stones', { count: outcomes.length })}</li>
      {OUTCOMES.filter((outcome) => outcomes.includes(outcome)).map((outcome) => (
        <li key={outcome}>
          <i data-outcome={outcome} />
          {t(`campaign:outcome.${outcome}`)}{' '}
          <b>
            <Count value={outcomes.filter((one) => one === outcome).length} />
          </b>
        </li>
      ))}
    </ul>
  );
};

/** The companies that were funded here: one stone for each. */
export const FundedBand = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(frontQuery(4, STONES));
  const outcomeOf = useOutcomeOf();
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
          pending={<RowSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className={css.note}>{t('funded.none')}</p>}
        >
          {({ items }) => (
            <Stack gap={6}>
              <Stack gap={4}>
                <Stones outcomes={items.map(outcomeOf)} />
                <Legend outcomes={items.map(outcomeOf)} />
              </Stack>
              <FundedTable cards={items.slice(0, ROWS)} />
            </Stack>
          )}
        </QueryBoundary>
      </div>
    </section>
  );
};
