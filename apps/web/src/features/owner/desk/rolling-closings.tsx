import { closingsApi } from '@cairn/contracts/investments/closings.endpoints';
import type { RollingClosing } from '@cairn/contracts/investments/closings.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { PersonText, Text, textCss } from '../../../ui/text/text.js';
import { ownerKeys } from '../queries.js';

const closingsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'closings'],
    queryFn: () => send(closingsApi.list, { params: { campaignId } }),
  });

const useStanding = (): ((closing: Wire<RollingClosing>) => string) => {
  const { t } = useTranslation('desk');
  const siteDate = useSiteDate();
  return ({ state, closesAt, cancelUntil, endedAt }) =>
    state === 'announced'
      ? t('rolling.announced', { date: siteDate(closesAt, 'moment'), until: siteDate(cancelUntil, 'moment') })
      : t(`rolling.${state}`, { date: siteDate(endedAt ?? closesAt) });
};

/** Closings that take up a part of the raise while it stays open. Nothing where there was none. */
export const RollingClosings = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('desk');
  const standing = useStanding();
  const { data } = useQuery(closingsQuery(campaignId));
  if (data === undefined || data.closings.length === 0) return null;
  return (
    <Panel as="section">
      <Stack gap={2}>
        <h2 className={textCss.title3}>{t('rolling.title')}</h2>
        <Text as="p" size="small" muted>
          {t('rolling.why')}
        </Text>
        <Rows>
          {data.closings.map((one) => (
            <li key={one.id}>
              <b>
                <Money amount={one.amount} currency={data.currency} />
              </b>
              <Text as="div" size="small">
                {standing(one)}
              </Text>
              {one.reason !== null && (
                <PersonText as="div" className={textCss.small}>
                  {one.reason}
                </PersonText>
              )}
              <Text as="div" size="small" muted>
                {t('rolling.investments', { count: one.investments })}
                {one.fee !== null && (
                  <>
                    {' · '}
                    {t('rolling.fee')} <Money amount={one.fee} currency={data.currency} />
                  </>
                )}
              </Text>
            </li>
          ))}
        </Rows>
      </Stack>
    </Panel>
  );
};
