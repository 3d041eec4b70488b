import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Profile } from '../queries.js';

/** That an appeal has arrived, with its words, while it waits. */
export const AppealReceived = ({ appeal }: { appeal: NonNullable<Profile['appeal']> }) => {
  const { t } = useTranslation('kyc');
  const siteDate = useSiteDate();
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2 className={textCss.title3}>{t('appeal.received')}</h2>
        <Text as="p" size="small" muted>
          {t('appeal.receivedText', { date: siteDate(appeal.at) })}
        </Text>
        <blockquote>
          <bdi>{appeal.note}</bdi>
        </blockquote>
      </Stack>
    </Panel>
  );
};
