import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { checklistQuery, draftKeys } from '../queries.js';
import { stepPath, WIZARD_STEPS } from '../steps.js';
import css from './wizard-page.module.css';

/** Submits the draft; it counts as submitted by the answer (section 4). */
const useSubmitDraft = (id: string) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send(campaignsApi.change, { params: { id }, body: { status: 1 } }),
    onSuccess: () => navigate(paths.thankYou(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: draftKeys.all }),
  });
};

/** V-38: what a campaign still lacks, step by step, and the button that submits it. */
export const ChecklistPanel = ({ id }: { id: string }) => {
  const { t } = useTranslation(['wizard', 'common', 'bank']);
  const query = useQuery(checklistQuery(id));
  const submission = useSubmitDraft(id);
  return (
    <Panel as="section">
      <Stack>
        <h3>{t('checklist.title')}</h3>
        <QueryBoundary query={query} pending={<RowSkeleton count={4} />}>
          {({ complete, steps }) => (
            <>
              <div className={css.progress} aria-hidden>
                {steps.map(({ step, complete: done }) => (
                  <i key={step} data-done={done || undefined} />
                ))}
              </div>
              {complete && <Text size="small">{t('checklist.complete')}</Text>}
              {steps.map(({ step, complete: done, missing }) => {
                const known = WIZARD_STEPS.find((candidate) => candidate === step);
                return (
                  <div key={step}>
                    <h4>{known ? <Link to={stepPath(known, id)}>{t(`steps.${known}`)}</Link> : step}</h4>
                    <ul className={css.missing}>
                      {done ? (
                        <li data-done>
                          <Icon of={IconCheck} size="small" />
                          <span>{t('stepDone')}</span>
                        </li>
                      ) : (
                        missing.map((field) => (
                          <li key={field}>
                            <Icon of={IconMinus} size="small" />
                            <span>
                              {t([`missing.${field}`, `raise.${field}`, `story.${field}`, `bank:${field}`], {
                                defaultValue: t('common:validation.required'),
                              })}
                            </span>
                          </li>
                        ))
                      )}
                    </ul>
                  </div>
                );
              })}
              <Button component={Link} to={paths.preview(id)} variant="default" fullWidth>
                {t('checklist.preview')}
              </Button>
              <RefusalNotice error={submission.error} />
              <Button
                variant={complete ? 'filled' : 'default'}
                fullWidth
                disabled={!complete}
                loading={submission.isPending}
                onClick={() => submission.mutate()}
              >
                {t('checklist.submit')}
              </Button>
              <Text as="p" size="xs" muted>
                {t('checklist.person')}
              </Text>
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Panel>
  );
};
