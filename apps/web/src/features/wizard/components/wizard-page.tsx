import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Fragment, useState, type ReactNode } from 'react';
import { paths } from '../../../lib/paths.js';
import { useTitle } from '../../../lib/use-title.js';
import { FlowBar } from '../../../ui/flow-bar.js';
import { Columns, layoutCss, PageFrame, Stack } from '../../../ui/layout.js';
import { FormBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Steps } from '../../../ui/steps.js';
import { Notice } from '../../../ui/surface.js';
import { Text } from '../../../ui/text.js';
import { checklistQuery, draftQuery, useDraftSaved, type Draft } from '../api/wizard.queries.js';
import { WIZARD_STEPS, type WizardStep } from '../steps.js';
import { ChecklistPanel } from './checklist-panel.js';
import { DraftCard } from './draft-card.js';
import css from './wizard-page.module.css';

/** The steps with what each still lacks. */
const WizardSteps = ({ id, here }: { id: string; here: WizardStep }) => {
  const { t } = useTranslation('wizard');
  const { data } = useQuery(checklistQuery(id));
  const found = (step: string) => data?.steps.find((entry) => entry.step === step);
  return (
    <Steps
      steps={WIZARD_STEPS.map((step) => {
        const entry = found(step);
        const note = entry && (entry.complete ? t('stepDone') : t('stepMissing', { count: entry.missing.length }));
        const state = step === here ? 'now' : entry?.complete ? 'done' : 'next';
        return { id: step, title: t(`steps.${step}`), note, state };
      })}
    />
  );
};

interface WizardPageProps {
  step: WizardStep;
  title: string;
  lede: string;
  /** The step's form, for a draft that may still be changed. */
  children: (draft: Draft, onLoadOther: () => Promise<void>) => ReactNode;
}

/** One step of the campaign wizard: its form, and beside it what is missing and what the card looks like. */
export const WizardPage = ({ step, title, lede, children }: WizardPageProps) => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const query = useQuery(draftQuery(id));
  const draft = query.data?.campaignDetail;
  const isEditable = draft?.status === CampaignStatus.draft || draft?.status === CampaignStatus.declined;
  const reread = useDraftSaved(id);
  const [edition, setEdition] = useState(0);
  /** The form begins anew with what is stored now. */
  const loadOther = async (): Promise<void> => {
    await reread();
    setEdition((before) => before + 1);
  };
  useTitle(title);
  return (
    <>
      <FlowBar title={isEditable ? t('draft', { name: draft.name }) : draft?.name}>
        {draft && <StatusBadge family="campaign" status={draft.status} />}
        <Button component={Link} to={paths.dashboard} variant="subtle">
          {t('leave')}
        </Button>
      </FlowBar>
      <PageFrame as="main" id="main">
        <Stack gap={7}>
          <WizardSteps id={id} here={step} />
          <Columns kind="main">
            <Stack gap={7} className={css.form}>
              <Stack gap={2}>
                <h1>{title}</h1>
                <Text as="p" muted>
                  {lede}
                </Text>
              </Stack>
              <QueryBoundary query={query} pending={<FormBones fields={6} />}>
                {({ campaignDetail }) => (
                  <Stack gap={5}>
                    {campaignDetail.declineReason && (
                      <Notice tone="warning">
                        {t('checklist.declined', { reason: campaignDetail.declineReason })}
                      </Notice>
                    )}
                    {isEditable ? (
                      <Fragment key={edition}>{children(campaignDetail, loadOther)}</Fragment>
                    ) : (
                      <Notice tone="info">{t('checklist.locked')}</Notice>
                    )}
                  </Stack>
                )}
              </QueryBoundary>
            </Stack>
            <Stack as="aside" gap={5} className={layoutCss.sticky}>
              {(isEditable || !draft) && <ChecklistPanel id={id} />}
              {draft && <DraftCard draft={draft} />}
            </Stack>
          </Columns>
        </Stack>
      </PageFrame>
    </>
  );
};
