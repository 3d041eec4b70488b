import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { DateText } from '../../../ui/figures.js';
import { Icon } from '../../../ui/icon.js';
import { Row, Stack } from '../../../ui/layout.js';
import { RefusalNotice } from '../../../ui/refusal-notice.js';
import { Panel } from '../../../ui/surface.js';
import { Text } from '../../../ui/text.js';
import { closingQuery, type Closing } from '../api/closing.query.js';

/** A copy of everything: asked for, being made, ready for a week. */
export const DataCopy = ({ lastExport: last }: Pick<Closing, 'lastExport'>) => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => send(leavingApi.askExport, {}),
    onSuccess: () => queries.invalidateQueries(closingQuery),
  });
  const isWaiting = last?.state === 'waiting';
  return (
    <Stack gap={3}>
      <RefusalNotice error={ask.error} />
      <Panel>
        <Row between flow>
          <Stack gap={1}>
            <Text strong>{t('copy.title')}</Text>
            <Text as="output" size="small" muted>
              {isWaiting && t('copy.waiting')}
              {last?.state === 'ready' && last.readyAt && last.expiresAt && (
                <>
                  {t('copy.ready')} <DateText value={last.expiresAt} format="moment" />
                </>
              )}
              {!isWaiting && last?.state !== 'ready' && t('copy.note')}
            </Text>
          </Stack>
          <Row flow>
            {last?.link && (
              <Button
                component="a"
                href={last.link}
                variant="default"
                leftSection={<Icon of={IconDownload} size="small" />}
              >
                {t('copy.download')}
              </Button>
            )}
            <Button
              variant={last?.link ? 'subtle' : 'default'}
              loading={ask.isPending || isWaiting}
              onClick={() => ask.mutate()}
            >
              {t(last?.link ? 'copy.again' : 'copy.make')}
            </Button>
          </Row>
        </Row>
      </Panel>
    </Stack>
  );
};
