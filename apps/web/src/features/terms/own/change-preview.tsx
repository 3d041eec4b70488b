import { changesApi } from '@cairn/contracts/campaigns/changes/changes.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { send } from '../../../lib/api/api.js';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { focusHeading } from '../../../lib/page/focus-heading.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel, Terms } from '../../../ui/layout/surface.js';
import { PersonText, textCss } from '../../../ui/text/text.js';
import { ChangesTable } from '../changes-table.js';
import { termsKeys, type Preview } from '../queries.js';
import type { Entered } from './entered.js';

interface ChangePreviewProps {
  campaignId: string;
  body: Entered;
  preview: Preview;
  onBack: () => void;
}

/** What a change would cause, before it is sent for approval. */
export const ChangePreviewPanel = ({ campaignId, body, preview, onBack }: ChangePreviewProps) => {
  const { t, i18n } = useTranslation('terms');
  const ruleSource = useRuleSource();
  const queries = useQueryClient();
  const { changes, currency, investors, amount, answerUntil, closesAt, closesAtBefore, rule } = preview;
  const propose = useMutation({
    mutationFn: () => send(changesApi.propose, { params: { campaignId }, body }),
    onSuccess: async () => {
      notifications.show({ message: t('own.sent') });
      await queries.invalidateQueries({ queryKey: termsKeys.campaign(campaignId) });
      focusHeading();
    },
  });
  const moved = closesAt !== closesAtBefore;
  const asked = {
    count: investors,
    people: formatNumber(investors, i18n.language),
    amount: formatMoney(amount, currency),
  };
  return (
    <Panel as="section">
      <Stack gap={4}>
        <h3 className={textCss.title3}>{t('own.previewTitle')}</h3>
        <ChangesTable changes={changes} currency={currency} />
        <PersonText>{body.reason}</PersonText>
        <Terms
          items={[
            { term: t('own.asked'), value: investors === 0 ? t('own.askedNobody') : t('own.askedValue', asked) },
            { term: t('own.answerUntil'), value: <Deadline value={answerUntil} /> },
            {
              term: t(moved ? 'own.closesMoved' : 'own.closesSame'),
              value: <Deadline value={closesAt} />,
            },
          ]}
        />
        <Notice tone="warning">
          {t('own.effect', { count: rule.businessDays, source: ruleSource(rule.citation) })}
        </Notice>
        <RefusalNotice error={propose.error} />
        <Row flow>
          <Button loading={propose.isPending} onClick={() => propose.mutate()}>
            {t('own.send')}
          </Button>
          <Button variant="default" onClick={onBack}>
            {t('own.back')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
};
