import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { closingQuery, type Closing } from '../queries.js';

/** A copy of everything: asked for, being made, ready for a week. */
export const DataCopy = ({ lastExport: last }: Pick<Closing, 'lastExport'>) => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => send(leavingApi.askExport, {}),
    onSuccess: () => queries.invalidateQueries(closingQuery),
  });
  const download = useMutation({
    mutationFn: (id: string) => send(leavingApi.export, { params: { id } }),
    onSuccess: ({ link }) => {
      if (link) window.location.assign(link);
    },
  });
  const isReady = last?.state === 'ready';
  const isWaiting = last?.state === 'waiting';
  return (
    <Stack gap={3}>
      <RefusalNotice error={ask.error ?? download.error} />
      <Panel>
        <Row between flow>
          <Stack gap={1}>
            <Text strong>{t('copy.title')}</Text>
            <Text as="output" size="small" muted>
              {isWaiting && t('copy.waiting')}
              {isReady && last.readyAt && last.expiresAt && (
                <>
                  {t('copy.ready')} <SiteDate value={last.expiresAt} format="moment" />
                </>
              )}
              {!isWaiting && !isReady && t('copy.note')}
            </Text>
          </Stack>
          <Row flow>
            {isReady && (
              <Button
                variant="default"
                loading={download.isPending}
                onClick={() => download.mutate(last.id)}
                leftSection={<Icon of={IconDownload} size="small" />}
              >
                {t('copy.download')}
              </Button>
            )}
            <Button
              variant={isReady ? 'subtle' : 'default'}
              loading={ask.isPending || isWaiting}
              onClick={() => ask.mutate()}
            >
              {t(isReady ? 'copy.again' : 'copy.make')}
            </Button>
          </Row>
        </Row>
      </Panel>
    </Stack>
  );
};
