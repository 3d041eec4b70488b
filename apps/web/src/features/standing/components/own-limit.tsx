import { packOf } from '@cairn/contracts/jurisdictions/packs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { BarLegend, Strata } from '../../../ui/layout/strata.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { useSite } from '../../../lib/site/site.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { ownLimitQuery, type Limit } from '../queries.js';

const Bar = ({ limit, freesAt, frees, shared }: Limit) => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const ruleSource = useRuleSource();
  if (limit === null) return null;
  const money = (minor: number) => formatMoney(minor, limit.currency, { whole: true });
  const used = money(limit.used);
  const left = money(limit.remaining);
  return (
    <Stack gap={3}>
      <Strata
        ceiling={limit.limit}
        received={Math.min(limit.used, limit.limit)}
        committed={0}
        sentence={t('limit.sentence', { limit: money(limit.limit), used, left })}
      />
      <BarLegend
        items={[
          { kind: 'received', label: t('limit.used', { amount: used }) },
          { kind: 'left', label: t('limit.left', { amount: left }) },
        ]}
      />
      {freesAt !== null && frees !== null && (
        <Text as="p" size="small" muted>
          {t('limit.frees', { amount: money(frees), date: siteDate(freesAt) })}
        </Text>
      )}
      {shared && (
        <Text as="p" size="small" muted>
          {t('limit.shared')}
        </Text>
      )}
      {limit.basis.otherAccount && (
        <Text as="p" size="small" muted>
          {t('limit.otherAccount')}
        </Text>
      )}
      <Text as="p" size="small" muted>
        {t('limit.law', { citation: ruleSource(limit.citation) })}
      </Text>
    </Stack>
  );
};

/** Why no limit is shown. */
const NO_LIMIT = {
  limited: 'limit.none',
  no_limit: 'limit.none',
  accredited: 'limit.accredited',
  unmeasured: 'limit.unmeasured',
} as const;

/** what the law allows in twelve months, what of it is used, and when some of it becomes free again. */
export const OwnLimit = () => {
  const { t } = useTranslation('standing');
  const query = useQuery(ownLimitQuery);
  const { data: site } = useSite();
  const ruleSource = useRuleSource();
  const source = site && ruleSource(packOf(site.jurisdictionProfile).limitSource);
  const isViewed = useSession()?.viewing !== undefined;
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('limit.title')}</h2>
      <QueryBoundary query={query} pending={<RowSkeleton count={1} />}>
        {(own) =>
          own.limit === null ? (
            <Text as="p" muted>
              {t(isViewed && own.reason === 'limited' ? 'limit.hidden' : NO_LIMIT[own.reason], {
                code: own.unmeasured ?? '',
              })}{' '}
              {source && own.reason !== 'unmeasured' && t('source', { source })}
            </Text>
          ) : (
            <Bar {...own} />
          )
        }
      </QueryBoundary>
    </Stack>
  );
};
