import { extrasInfoApi } from '@cairn/contracts/campaigns/files/extras-info.endpoints';
import type { ExtrasInfo } from '@cairn/contracts/campaigns/files/extras-info.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatFileSize } from '../../../lib/format/file-size.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { useReportedValue } from '../typed-step.js';
import { useExtra } from './queries.js';
import { UploadField } from './upload-field.js';

interface ContractPartProps {
  campaignId: string;
  info: Wire<ExtrasInfo>;
  isLive: boolean;
}

/** V-36: the owner's own agreement, where the site takes one. */
export const ContractPart = ({ campaignId, info, isLive }: ContractPartProps) => {
  const { t, i18n } = useTranslation('wizard');
  const { userUploadedContract: contract, contractRequired, contractOffered } = info;
  const params = { campaignId };
  const upload = useExtra(campaignId, (file: File) => {
    const body = new FormData();
    body.set('userUploadedContract', file);
    return send(extrasInfoApi.change, { params, body });
  });
  const remove = useExtra(campaignId, () =>
    send(extrasInfoApi.change, { params, body: { userUploadedContract: null } }),
  );
  useReportedValue('userUploadedContract', contract?.name ?? null);
  if (contract === null && (isLive || !contractOffered)) return null;
  return (
    <Stack as="section" gap={4}>
      <h2>{t('extras.contract.title')}</h2>
      <Text as="p" muted>
        {t(
          isLive ? 'extras.contract.locked' : contractRequired ? 'extras.contract.needed' : 'extras.contract.optional',
        )}
      </Text>
      {contract && (
        <Panel>
          <Row between flow>
            <Row className={layoutCss.grow}>
              <Icon of={IconFileText} />
              <Stack gap={1}>
                <Text strong>
                  <bdi>{contract.name}</bdi>
                </Text>
                <Text size="small" muted>
                  {contract.state === 'ready'
                    ? formatFileSize(contract.size, i18n.language)
                    : t(`extras.documents.${contract.state}`)}
                </Text>
              </Stack>
            </Row>
            <Row>
              {contract.link && (
                <a className={textCss.link} href={contract.link}>
                  {t('extras.contract.open')}
                </a>
              )}
              {!isLive && (
                <Button variant="subtle" size="sm" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
                  {t('extras.contract.remove')}
                </Button>
              )}
            </Row>
          </Row>
        </Panel>
      )}
      {!isLive && contractOffered && (
        <UploadField
          label={t(contract ? 'extras.contract.replace' : 'extras.contract.choose')}
          placeholder={t('extras.contract.choose')}
          description={t('extras.contract.note')}
          accept="application/pdf,.doc,.docx"
          error={upload.error ?? remove.error}
          isPending={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
      )}
    </Stack>
  );
};
