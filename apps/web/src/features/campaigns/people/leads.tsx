import type { LeadInvestor } from '@cairn/contracts/campaigns/people/leads.replies';
import { leadsApi } from '@cairn/contracts/campaigns/people/leads.endpoints';
import { MOST_LEADS } from '@cairn/contracts/campaigns/people/lead-limits';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { IconShieldCheck } from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { PersonName } from '../../../ui/data/person-name.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { campaignKeys } from '../queries.js';

export const leadsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'leads', campaignId],
    queryFn: () => send(leadsApi.front, { params: { campaignId }, query: { limit: MOST_LEADS } }),
  });

/** A lead investor: that they have invested is said only where the books say so. */
export const Lead = ({ lead, currency }: { lead: Wire<LeadInvestor>; currency: string }) => {
  const { t } = useTranslation('campaign');
  const { id, name, amount, bio, reason, photo, slug, hasInvested } = lead;
  return (
    <Row as="li" top>
      <Avatar id={id} name={name} photo={photo} size="large" />
      <Stack gap={1}>
        <Text strong>
          <PersonName name={name} slug={slug} />
        </Text>
        <Text size="small">
          {amount === null
            ? t('people.lead')
            : t('people.leadOf', { amount: formatMoney(amount, currency, { whole: true }) })}
        </Text>
        {hasInvested ? (
          <Row>
            <Icon of={IconShieldCheck} size="small" />
            <Text size="small" muted>
              {t('people.sameTerms')}
            </Text>
          </Row>
        ) : (
          <Text size="small" muted>
            {t('people.named')}
          </Text>
        )}
        {reason !== null && (
          <Text as="p" size="small">
            <bdi>{reason}</bdi>
          </Text>
        )}
        {bio !== null && (
          <Text as="p" size="small" muted>
            <bdi>{bio}</bdi>
          </Text>
        )}
      </Stack>
    </Row>
  );
};
