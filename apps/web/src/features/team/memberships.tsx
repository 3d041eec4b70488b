import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../lib/api/api.js';
import { paths } from '../../lib/page/paths.js';
import { ConfirmAction } from '../../ui/feedback/confirm-action.js';
import { Button } from '../../ui/inputs/button.js';
import { layoutCss, Row, Stack } from '../../ui/layout/layout.js';
import { Panel, Rows } from '../../ui/layout/surface.js';
import { Text, textCss } from '../../ui/text/text.js';
import { membershipsQuery, teamKeys } from './queries.js';

/** Campaigns of others in whose team the reader is; nothing while there is none. */
export const Memberships = () => {
  const { t } = useTranslation('team');
  const queries = useQueryClient();
  const { data: memberships = [] } = useQuery(membershipsQuery);
  if (memberships.length === 0) return null;
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('memberships.title')}</h2>
      <Panel flush>
        <Rows pad>
          {memberships.map(({ id, campaignId, campaign, roleTitle, role }) => (
            <Row as="li" flow key={id}>
              <Stack gap={1} className={layoutCss.grow}>
                <Text strong>
                  <bdi>{campaign}</bdi>
                </Text>
                <Text size="small" muted>
                  <bdi>{roleTitle}</bdi>
                  {` · ${t(`roles.${role}`)}`}
                </Text>
              </Stack>
              <Button
                component={Link}
                to={role === 'messages' ? paths.ownerDiscussion(campaignId) : paths.ownerDashboard(campaignId)}
                variant="default"
                size="sm"
              >
                {t('memberships.open')}
              </Button>
              <ConfirmAction
                danger
                size="sm"
                label={t('memberships.leave')}
                title={t('memberships.leaveTitle', { campaign })}
                keep={t('keep')}
                done={t('memberships.left', { campaign })}
                onConfirm={async () => {
                  await send(teamApi.leave, { params: { id } });
                  await queries.invalidateQueries({ queryKey: teamKeys.memberships() });
                }}
              >
                <p>{t('memberships.leaveText')}</p>
              </ConfirmAction>
            </Row>
          ))}
        </Rows>
      </Panel>
    </Stack>
  );
};
