import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel, Terms } from '../../../ui/layout/surface.js';
import { PersonText, Text, TextLink } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

interface EndedPanelProps {
  ended: NonNullable<PageData['ended']>;
  /** It tested interest, and took no money. */
  isTest: boolean;
}

/** Of a campaign that was ended before its time: when, why, and what becomes of the money. */
export const EndedPanel = ({ ended: { at, reason }, isTest }: EndedPanelProps) => {
  const { t } = useTranslation('campaign');
  return (
    <Panel lift>
      <Stack>
        <Row>
          <StatusBadge family="campaign" status={CampaignStatus.inactive} />
        </Row>
        <Terms items={[{ term: t('ended.on'), value: <Deadline value={at} ownLine /> }]} />
        <Text as="p">{t('state.7')}</Text>
        {reason !== null && (
          <Stack gap={1}>
            <b>{t('ended.why')}</b>
            <PersonText>{reason}</PersonText>
          </Stack>
        )}
        <Notice>
          {isTest ? (
            <p>{t('ended.noMoney')}</p>
          ) : (
            <>
              <p>{t('ended.money')}</p>
              <p>
                <TextLink to={paths.investments}>{t('stake.seeAll')}</TextLink>
              </p>
            </>
          )}
        </Notice>
      </Stack>
    </Panel>
  );
};
