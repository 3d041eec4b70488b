import { WIZARD_STEPS, type WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useDisclosure, useMediaQuery, useSessionStorage } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Icon } from '../../../ui/brand/icon.js';
import { FlowBar } from '../../../ui/forms/flow-bar.js';
import { Columns, layoutCss, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { reviewContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Steps } from '../../../ui/forms/steps.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { nameOf, type ListedStep } from '../checklist.js';
import { LivePreview, PreviewBeside } from '../preview/live-preview.js';
import { SavingMark } from '../autosave/saving-mark.js';
import { SavingProvider } from '../autosave/saving.js';
import { draftQuery, useDraftSaved, type Draft } from '../queries.js';
import { ReviewNotesProvider, ReviewNotice } from '../review/review-notes.js';
import { LIVE_STEPS, stepPath } from '../steps.js';
import { TypedStepProvider } from '../typed-step.js';
import { useChecklist } from '../use-checklist.js';
import { ChecklistPanel } from './checklist-panel.js';
import { DraftCard } from './draft-card.js';
import css from './wizard-page.module.css';

/** Where the width of a phone has room beside the form. */
const ROOM_BESIDE = '(min-width: 72em)';

/** The steps with what each still lacks, as it is typed. */
const WizardSteps = ({ id, here }: { id: string; here: WizardStep }) => {
  const { t } = useTranslation('wizard');
  const checklist = useChecklist(id, here);
  const noteOf = ({ complete, done, fields }: ListedStep): string => {
    if (complete) return t('stepDone');
    return done === 0 ? t('stepNew') : t('checklist.of', { done, total: fields.length });
  };
  return (
    <Steps
      steps={WIZARD_STEPS.map((step) => {
        const entry = checklist?.steps.find((listed) => listed.step === step);
        const isOptional = entry?.fields.length === 0;
        const state = step === here ? 'now' : entry?.complete && !isOptional ? 'done' : 'next';
        const note = entry && (isOptional ? t('stepOptional') : noteOf(entry));
        return { id: step, title: t(`steps.${nameOf(step, entry)}`), note, state, to: stepPath(step, id) };
      })}
    />
  );
};

/** The parts of a live campaign: complete, and some of them locked. */
const LiveSteps = ({ id, here }: { id: string; here: WizardStep }) => {
  const { t } = useTranslation('wizard');
  return (
    <Row as="nav" flow>
      {WIZARD_STEPS.filter((step) => step !== 'funding').map((step) => (
        <Button
          key={step}
          component={Link}
          to={stepPath(step, id)}
          variant={step === here ? 'filled' : 'default'}
          aria-current={step === here ? 'page' : undefined}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
    </Row>
  );
};

/** Decision 26: the effect of a change while the campaign is live, and why most fields are locked. */
const LiveNotice = ({ id, step, isHidden }: { id: string; step: WizardStep; isHidden: boolean }) => {
  const { t } = useTranslation('wizard');
  if (LIVE_STEPS.includes(step))
    return <Notice tone="info">{t(isHidden ? 'live.noticeHidden' : 'live.notice')}</Notice>;
  return (
    <Notice tone="info">
      <p>{t('live.lockedStep')}</p>
      <TextLink to={paths.ownerTerms(id)}>{t('live.propose')}</TextLink>
    </Notice>
  );
};

/** A form that is read and not changed: nothing in it takes input. */
const Lockable = ({ locked, children }: { locked: boolean; children: ReactNode }) =>
  locked ? (
    <fieldset disabled className={css.locked}>
      {children}
    </fieldset>
  ) : (
    children
  );

interface WizardPageProps {
  step: WizardStep;
  title: string;
  lede: string;
  /** The step's form, for a draft that may still be changed. */
  children: (draft: Draft, onLoadOther: () => Promise<void>) => ReactNode;
}

/** One step of the campaign wizard: its form, and beside it the missing fields and a preview of the card. */
export const WizardPage = ({ step, title, lede, children }: WizardPageProps) => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const query = useQuery(draftQuery(id));
  const draft = query.data?.campaignDetail;
  const isEditable = draft?.status === CampaignStatus.draft || draft?.status === CampaignStatus.declined;
  const isLive = draft?.standing === CampaignStatus.active;
  const reread = useDraftSaved(id);
  const [opened, { open, close }] = useDisclosure();
  const hasRoom = useMediaQuery(ROOM_BESIDE);
  const [wanted, setWanted] = useSessionStorage({ key: 'wizard-preview', defaultValue: false });
  const isBeside = isEditable && hasRoom && wanted;
  const [edition, setEdition] = useState(0);
  /** The form is reset to the stored values. */
  const loadOther = async (): Promise<void> => {
    await reread();
    setEdition((before) => before + 1);
  };
  useTitle(title);
  return (
    <SavingProvider>
      <ReviewNotesProvider draft={draft}>
        <TypedStepProvider>
          <FlowBar title={isEditable ? t('draft', { name: draft.name }) : draft?.name}>
            {isEditable && <SavingMark savedAt={draft.savedAt} />}
            {isEditable && (
              <Button
                variant="default"
                size="sm"
                className={layoutCss.notPhone}
                leftSection={<Icon of={IconEye} size="small" />}
                aria-pressed={hasRoom ? isBeside : undefined}
                onClick={() => (hasRoom ? setWanted(!wanted) : open())}
              >
                {t('livePreview.open')}
              </Button>
            )}
            {/* On a phone the saved state and the way out take the bar's whole width. */}
            {draft && (
              <span className={layoutCss.notPhone}>
                <StatusBadge family="campaign" status={draft.status} context={reviewContext(draft)} />
              </span>
            )}
            <Button component={Link} to={isLive ? paths.ownerDashboard(id) : paths.dashboard} variant="subtle">
              {t('leave')}
            </Button>
          </FlowBar>
          <PageFrame as="main" id="main">
            <Stack gap={7}>
              {isLive ? <LiveSteps id={id} here={step} /> : <WizardSteps id={id} here={step} />}
              <Columns kind="main" className={isBeside ? css.beside : undefined}>
                <Stack gap={7} className={css.form}>
                  <Stack gap={2}>
                    <h1>{title}</h1>
                    {!isLive && (
                      <Text as="p" muted>
                        {lede}
                      </Text>
                    )}
                  </Stack>
                  <QueryBoundary query={query} pending={<FormSkeleton fields={6} />}>
                    {({ campaignDetail }) => (
                      <Stack gap={5}>
                        <ReviewNotice draft={campaignDetail} here={step} />
                        {isLive && (
                          <LiveNotice id={id} step={step} isHidden={campaignDetail.status === CampaignStatus.hidden} />
                        )}
                        {(isEditable || (isLive && step !== 'funding')) && (
                          <Lockable key={edition} locked={isLive && !LIVE_STEPS.includes(step)}>
                            {children(campaignDetail, loadOther)}
                          </Lockable>
                        )}
                        {!isEditable && !isLive && <Notice tone="info">{t('checklist.locked')}</Notice>}
                      </Stack>
                    )}
                  </QueryBoundary>
                </Stack>
                <Stack as="aside" gap={5} className={layoutCss.sticky}>
                  {(isEditable || !draft) && <ChecklistPanel id={id} here={step} isFolded={isBeside} />}
                  {isBeside && <PreviewBeside id={id} />}
                  {!isBeside && draft && <DraftCard draft={draft} />}
                  {isEditable && !isBeside && (
                    <Button variant="default" onClick={open}>
                      {t('livePreview.openAll')}
                    </Button>
                  )}
                </Stack>
              </Columns>
            </Stack>
          </PageFrame>
          <LivePreview id={id} opened={opened} onClose={close} />
        </TypedStepProvider>
      </ReviewNotesProvider>
    </SavingProvider>
  );
};
