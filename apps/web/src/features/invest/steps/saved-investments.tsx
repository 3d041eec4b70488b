import { savedInvestmentsApi } from '@cairn/contracts/investments/steps/saved-investments.endpoints';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { Money } from '../../../ui/data/figures.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { savedInvestmentsQuery, type Process } from './queries.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import css from './saved-investments.module.css';
import { isHeld, nextPath } from './step-paths.js';

/** How far it is: a bar a step, from the amount, which is done, to the payment. */
const Progress = ({ steps, nextStep }: Process) => {
  const { t } = useTranslation('invest');
  const place = steps.findIndex(({ step }) => step === nextStep);
  const count = steps.length + 2;
  const at = nextStep === null ? count : place + 2;
  return (
    <Stack gap={2}>
      <div className={css.bars} aria-hidden>
        {Array.from({ length: count }, (_, n) => (
          <i key={n} data-state={n + 1 < at ? 'done' : n + 1 === at ? 'now' : 'next'} />
        ))}
      </div>
      <Text as="p" size="small">
        {t('saved.at', { at, total: count, step: t(nextStep === null ? 'steps.payment' : `steps.${nextStep}`) })}
      </Text>
    </Stack>
  );
};

const SavedInvestment = ({ process }: { process: Process }) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => send(savedInvestmentsApi.remove, { params: { id: process.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: SHARED_KEYS.investments }),
  });
  const { campaignName, amount, currency } = process;
  return (
    <Panel as="article" lift>
      <Stack>
        <Row between flow>
          <Row>
            <CompanyPicture size="large" src={coverFor(process.coverUrl, process.category, process.campaignId)} />
            <Stack gap={1} className={layoutCss.grow}>
              <h2 className={textCss.title3}>
                <Link to={paths.campaign(process.campaignSlug)} className={textCss.link}>
                  <bdi>{campaignName}</bdi>
                </Link>
              </h2>
              <Text as="p" size="small" muted>
                {t('saved.closes', { date: siteDate(process.closesAt, 'moment') })}
              </Text>
            </Stack>
          </Row>
          <Money amount={amount} currency={currency} className={textCss.title3} />
        </Row>
        <Progress {...process} />
        <Row between flow>
          <Text as="p" size="small" muted>
            {isHeld(process) && process.reservedUntil !== null
              ? t('saved.held', { date: siteDate(process.reservedUntil, 'moment') })
              : t('saved.until', { date: siteDate(process.savedUntil) })}
          </Text>
          <Row flow>
            <ConfirmAction
              label={t('saved.remove')}
              title={t('saved.removeTitle')}
              keep={t('saved.keep')}
              onConfirm={() => remove.mutateAsync()}
            >
              {t('saved.removeText', { name: campaignName })}
            </ConfirmAction>
            <Button component={Link} to={nextPath(process)} variant="default">
              {t('saved.goOn', { amount: formatMoney(amount, currency) })}
            </Button>
          </Row>
        </Row>
      </Stack>
    </Panel>
  );
};

/** What one has begun and not paid, to go on with where it was left. */
export const SavedInvestmentList = () => {
  const { t } = useTranslation('invest');
  const query = useInfiniteQuery(savedInvestmentsQuery);
  if (query.isPending) return <RowSkeleton count={3} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const saved = query.data.pages.flatMap(({ items }) => items);
  if (saved.length === 0) {
    return (
      <EmptyState
        title={t('saved.none')}
        action={
          <Button component={Link} to={paths.browse} variant="default">
            {t('blocked.others')}
          </Button>
        }
      >
        {t('saved.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      {saved.map((process) => (
        <SavedInvestment key={process.id} process={process} />
      ))}
      <LoadMore query={query} />
    </Stack>
  );
};
