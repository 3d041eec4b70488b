import type { StatementKind } from '@cairn/contracts/jurisdictions/statement-kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, TextLink, textCss } from '../../../ui/text/text.js';
import { askAddress } from '../ask-address.js';
import type { Ask, Standing } from '../queries.js';
import { CategoryForm } from './category-form.js';
import { KnowledgeTest } from './knowledge-test.js';
import { SimulationForm } from './simulation-form.js';
import { Confirmation, KnowledgeWarning, OfferRequest, OneInvestment, RiskWarning } from './warning-forms.js';
import { campaignQuery, profileAddress, WaysBack } from './ways-back.js';

interface FormOfProps {
  ask: Ask;
  standing: Standing;
  campaign: { id: string; name: string; currency: string } | null;
  amount: number | null;
  onDone: () => void;
  onTested: (standing: Standing) => void;
}

const FormOf = ({ campaign, amount, onTested, ...rest }: FormOfProps) => {
  switch (rest.ask.kind) {
    case 'category':
      return <CategoryForm {...rest} />;
    case 'knowledge_test':
      return <KnowledgeTest ask={rest.ask} standing={rest.standing} onDone={onTested} />;
    case 'knowledge_warning':
      return <KnowledgeWarning {...rest} />;
    case 'loss_simulation':
      return <SimulationForm ask={rest.ask} standing={rest.standing} />;
    case 'risk_warning':
      return <RiskWarning {...rest} />;
    case 'offer_request':
      return <OfferRequest {...rest} />;
    case 'accreditation_confirmation':
      return <Confirmation {...rest} />;
    default:
      return <OneInvestment {...rest} campaign={campaign} amount={amount} />;
  }
};

interface AskPageProps {
  kind: StatementKind;
  standing: Standing;
  campaignId: string | null;
  /** The sum that it is asked for, where a refusal named one. */
  amount?: number | null;
}

/** That the law does not ask for it, or no longer, and the way to the first thing that it asks for instead. */
const NotAsked = ({ kind, standing, campaignId, wasAsked }: AskPageProps & { wasAsked: boolean }) => {
  const { t } = useTranslation('standing');
  const first = standing.asks.find(({ state, after }) => state === 'open' && after === null);
  return (
    <Stack gap={3}>
      <Notice>{wasAsked ? t('lawChanged', { title: t(`ask.${kind}.title`) }) : t('nothing')}</Notice>
      {first && (
        <Text as="p">
          <TextLink to={askAddress(first.kind, campaignId)}>
            {t('ahead.begin', { title: t(`ask.${first.kind}.title`) })}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
};

/** One thing that the law asks for, alone on its page, and the way back to the campaign it was asked for. */
export const AskPage = ({ kind, standing, campaignId, amount = null }: AskPageProps) => {
  const { t } = useTranslation('standing');
  const ruleSource = useRuleSource();
  const navigate = useNavigate();
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  const ask = standing.asks.find((one) => one.kind === kind);
  const [wasAsked] = useState(ask !== undefined);
  const goBack = () => void navigate(campaignId === null ? profileAddress(null) : paths.invest(campaignId));
  return (
    <Stack gap={6}>
      {ask === undefined ? (
        <NotAsked {...{ kind, standing, campaignId, wasAsked }} />
      ) : (
        <Stack gap={5}>
          <Stack gap={2}>
            <h2 className={textCss.title3}>{t(`ask.${kind}.title`)}</h2>
            <Text as="p" size="small" muted>
              {t('source', { source: ruleSource(ask.source) })}
            </Text>
          </Stack>
          {ask.after !== null ? (
            <Stack gap={3}>
              <Notice>{t('after', { title: t(`ask.${ask.after}.title`) })}</Notice>
              <Text as="p">
                <TextLink to={askAddress(ask.after, campaignId)}>
                  {t('ahead.begin', { title: t(`ask.${ask.after}.title`) })}
                </TextLink>
              </Text>
            </Stack>
          ) : (
            <FormOf
              ask={ask}
              standing={standing}
              campaign={
                campaign ? { id: campaign.campaignId, name: campaign.campaignName, currency: campaign.currency } : null
              }
              amount={amount}
              onDone={goBack}
              onTested={(after) => {
                if (after.asks.some((one) => one.kind === kind && one.passed === true)) goBack();
              }}
            />
          )}
        </Stack>
      )}
      <WaysBack campaignId={campaignId} />
    </Stack>
  );
};
