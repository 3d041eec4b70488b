import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Timeline } from '../../../ui/data/timeline.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { TextLink, textCss } from '../../../ui/text/text.js';
import { holdingQuery, type HeldInFull, type Received } from '../queries.js';
import { useComing } from '../use-coming.js';

const Steps = ({ holding, creditedAt }: { holding: HeldInFull; creditedAt: string }) => {
  const { t } = useTranslation(['portfolio', 'invest']);
  const siteDate = useSiteDate();
  const coming = useComing(holding);
  return (
    <Panel as="aside" className={layoutCss.sticky} data-print="hide">
      <Stack>
        <h2 className={textCss.title3}>{t(coming.length === 0 ? 'invest:next.past' : 'invest:next.title')}</h2>
        <Timeline
          items={[
            { id: 'credited', title: t('receipt.arrived'), note: siteDate(creditedAt, 'moment'), state: 'done' },
            ...coming,
          ]}
        />
        <TextLink to={paths.investmentDetail(holding.id, holding.campaignId)}>{t('receipt.holding')}</TextLink>
      </Stack>
    </Panel>
  );
};

/** The payments that come after a received one, of the first of the investments that it was for. */
export const AfterPayment = ({ receipt: { parts, creditedAt } }: { receipt: Received }) => {
  const { data: holding } = useQuery({ ...holdingQuery(parts[0]?.investmentId ?? ''), enabled: parts.length > 0 });
  return holding && <Steps holding={holding} creditedAt={creditedAt} />;
};
