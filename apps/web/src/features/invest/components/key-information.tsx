import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { saveFile } from '../../../lib/page/save-file.js';
import { Icon } from '../../../ui/brand/icon.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Text, TextButton, textCss } from '../../../ui/text/text.js';
import type { Preparation } from '../queries.js';

/** The key investment information sheet, where the law gives one to investors (Regulation (EU) 2020/1503, Article 23). */
export const KeyInformation = ({ preparation }: { preparation: Preparation }) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const { campaignId, campaignName, keyInformation: sheet } = preparation;
  const open = useMutation({
    mutationFn: (id: string) => fetchFile(documentsApi.file, { params: { campaignId, id }, query: {} }),
    onSuccess: (file) => saveFile(file, `${t('keyInformation.title')} ${campaignName}.pdf`),
  });
  if (sheet === null) return null;
  const { documentId, version, uploadedAt } = sheet;
  return (
    <Stack as="section" gap={3}>
      <Row between flow top>
        <Row top className={layoutCss.grow}>
          <Icon of={IconFileText} />
          <Stack gap={1}>
            <h2 className={textCss.title3}>{t('keyInformation.title')}</h2>
            <Text as="p" size="small" muted>
              {t('keyInformation.note')} {t('keyInformation.about', { version, date: siteDate(uploadedAt, 'date') })}
            </Text>
          </Stack>
        </Row>
        <TextButton disabled={open.isPending} aria-busy={open.isPending} onClick={() => open.mutate(documentId)}>
          {t('keyInformation.open')}
        </TextButton>
      </Row>
      <RefusalNotice error={open.error} />
    </Stack>
  );
};
