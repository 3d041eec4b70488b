import type { WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Panel } from '../../../ui/layout/surface.js';
import { join } from '../../../ui/text/join.js';
import { Text } from '../../../ui/text/text.js';
import { checklistQuery } from '../queries.js';
import type { ListedStep } from '../checklist.js';
import { SubmitQuestion } from '../review/submit-question.js';
import { useChecklist } from '../use-checklist.js';
import { ChecklistSteps } from './checklist-steps.js';
import css from './checklist.module.css';

/** How much of each step is done. */
const Progress = ({ steps }: { steps: readonly ListedStep[] }) => (
  <div className={css.bar} aria-hidden>
    {steps
      .filter(({ fields }) => fields.length > 0)
      .map(({ step, done, fields }) => (
        <span key={step}>
          <i style={{ inlineSize: `${(100 * done) / fields.length}%` }} />
        </span>
      ))}
  </div>
);

interface ChecklistPanelProps {
  id: string;
  here: WizardStep;
  /** The preview has the room: the steps are unfolded on demand. */
  isFolded?: boolean;
}

/** V-38: what a campaign still lacks, step by step and as it is typed, and the button that submits it. */
export const ChecklistPanel = ({ id, here, isFolded = false }: ChecklistPanelProps) => {
  const { t } = useTranslation('wizard');
  const query = useQuery(checklistQuery(id));
  const checklist = useChecklist(id, here);
  const [opened, { open, close }] = useDisclosure();
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useId();
  return (
    <Panel as="section">
      <QueryBoundary query={query} pending={<RowSkeleton count={4} />}>
        {() => {
          if (!checklist) return <RowSkeleton count={4} />;
          const { steps, done, total, wrong, complete, stored } = checklist;
          const canSubmit = complete && stored;
          return (
            <Stack>
              <Stack gap={1}>
                <h3>{t('checklist.title')}</h3>
                <Text as="p" size="small" muted className={css.count}>
                  {t('checklist.progress', { done, total })} {wrong > 0 && t('checklist.wrong', { count: wrong })}
                </Text>
              </Stack>
              <Progress steps={steps} />
              {canSubmit && <Text size="small">{t('checklist.complete')}</Text>}
              {complete && !stored && <Text size="small">{t('checklist.unsaved')}</Text>}
              <Button
                variant="default"
                fullWidth
                className={isFolded ? undefined : layoutCss.onlyPhone}
                aria-expanded={isUnfolded}
                aria-controls={list}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                {t(isUnfolded ? 'checklist.fold' : 'checklist.unfold')}
              </Button>
              <div
                id={list}
                className={join(css.list, isFolded && css.foldable)}
                data-folded={!isUnfolded || undefined}
              >
                <ChecklistSteps id={id} here={here} steps={steps} />
              </div>
              <Button
                // In the other steps the main action is to save them.
                variant={canSubmit && here === 'funding' ? 'filled' : 'default'}
                fullWidth
                disabled={!canSubmit}
                onClick={open}
              >
                {t('checklist.submit')}
              </Button>
              <SubmitQuestion id={id} opened={opened} onClose={close} />
              <Text as="p" size="xs" muted>
                {t('checklist.person')}
              </Text>
            </Stack>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
};
