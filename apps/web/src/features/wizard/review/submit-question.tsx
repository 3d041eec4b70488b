import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { RAISE_MODES } from '@cairn/contracts/campaigns/options';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { formatDate } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSite } from '../../../lib/site/site.js';
import { Question } from '../../../ui/forms/question.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { ReceiveTable } from '../figures/receive-table.js';
import { receivedOf, type RaiseAmounts } from '../figures/receives.js';
import { draftKeys, draftQuery, type Draft } from '../queries.js';

const Part = ({ title, text }: { title: string; text: string }) => (
  <Stack as="section" gap={1}>
    <Text as="h3" className={textCss.heading4}>
      {title}
    </Text>
    <Text as="p" size="small" muted>
      {text}
    </Text>
  </Stack>
);

/** C-05: the fee of the site at each end of the raise, as it is today. */
const Fee = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('wizard');
  const fees = useSite().data?.fees;
  const { fundraisingDetail } = draft;
  const mode = RAISE_MODES.find((known) => known === fundraisingDetail.raiseMode) ?? null;
  const raise: RaiseAmounts = { ...fundraisingDetail, raiseMode: mode };
  if (fundraisingDetail.isTestTheWater === 'YES')
    return <Part title={t('submitting.fee')} text={t('submitting.feeTest')} />;
  const rows = fees ? receivedOf(raise, fees) : [];
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" className={textCss.heading4}>
        {t('submitting.fee')}
      </Text>
      <ReceiveTable raise={raise} rows={rows} currency={fundraisingDetail.equityCurrencyCode ?? 'USD'} />
    </Stack>
  );
};

const Consequences = ({ draft }: { draft: Draft }) => {
  const { t, i18n } = useTranslation('wizard');
  const { openDate, isTestTheWater } = draft.fundraisingDetail;
  const opens = openDate
    ? t('submitting.opensOn', { date: formatDate(openDate, i18n.language) })
    : t('submitting.opens');
  return (
    <>
      <Part title={t('submitting.next')} text={`${t('submitting.nextText')} ${opens}`} />
      <Part
        title={t('submitting.fixed')}
        text={t(isTestTheWater === 'YES' ? 'submitting.fixedTest' : 'submitting.fixedText')}
      />
      <Fee draft={draft} />
    </>
  );
};

interface SubmitQuestionProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Before a campaign is submitted: what happens next, what becomes fixed, and the fee. It counts by the answer (section 4). */
export const SubmitQuestion = ({ id, opened, onClose }: SubmitQuestionProps) => {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const draft = useQuery(draftQuery(id)).data?.campaignDetail;
  return (
    <Question
      opened={opened && draft !== undefined}
      size="lg"
      title={t('submitting.title', { name: draft?.name })}
      confirm={t('checklist.submit')}
      keep={t('submitting.keep')}
      onClose={onClose}
      onConfirm={async () => {
        try {
          await send(campaignsApi.change, { params: { id }, body: { status: CampaignStatus.pending } });
          await navigate(paths.thankYou(id));
        } finally {
          await queries.invalidateQueries({ queryKey: draftKeys.all });
        }
      }}
    >
      {draft && <Consequences draft={draft} />}
    </Question>
  );
};
