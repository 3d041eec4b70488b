import { INVESTMENT_GROUPS, type InvestmentGroup } from '@cairn/contracts/investments/investment-groups';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { fetchFile } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { SearchBar } from '../../../ui/inputs/search-bar.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { investmentsQuery } from '../queries.js';
import { InvestmentsTable } from './investments-table.js';

/** So long a pause ends the typing. */
const TYPING_MS = 250;

interface InvestmentsListProps {
  campaignId: string;
  type: CampaignType;
  /** A file of people is the owner's alone; the team reads the list. */
  isOwner: boolean;
  /** Reminders are of who may work on the campaign. */
  mayRemind: boolean;
}

/** Who has invested, by what became of it, with the step that is missing. What is shown stands in the address. */
export const InvestmentsList = ({ campaignId, type, isOwner, mayRemind }: InvestmentsListProps) => {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const group = INVESTMENT_GROUPS.find((known) => known === search.get('group'));
  const q = search.get('q') ?? '';
  const narrowed = { ...(group === undefined ? {} : { group }), ...(q === '' ? {} : { q }) };
  const query = useInfiniteQuery({ ...investmentsQuery(campaignId, narrowed), placeholderData: keepPreviousData });
  const [typed, setTyped] = useState(q);
  const find = useDebouncedCallback(
    (text: string) =>
      setSearch({ ...(group === undefined ? {} : { group }), ...(text === '' ? {} : { q: text }) }, { replace: true }),
    TYPING_MS,
  );
  const showAll = () => {
    setTyped('');
    setSearch({});
  };
  const choose = (next: InvestmentGroup | undefined) =>
    setSearch({ ...(next === undefined ? {} : { group: next }), ...(q === '' ? {} : { q }) });
  const isNarrowed = group !== undefined || q !== '';
  return (
    <Stack as="section">
      <h2>{t('inv.title')}</h2>
      <Stack gap={3}>
        <section aria-label={t('inv.show')}>
          <Chips>
            {[undefined, ...INVESTMENT_GROUPS].map((one) => (
              <Chip key={one ?? 'all'} on={one === group} aria-pressed={one === group} onClick={() => choose(one)}>
                {t(`inv.groups.${one ?? 'all'}`)}
              </Chip>
            ))}
          </Chips>
        </section>
        <SearchBar
          label={t('inv.search')}
          action={paths.ownerInvestments(campaignId)}
          kept={{ group: group ?? null }}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            find(value.trim());
          }}
        />
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          isNarrowed ? (
            <EmptyState
              picture="no-match"
              title={t('inv.noMatch')}
              action={
                <Button variant="default" onClick={showAll}>
                  {t('inv.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('inv.none')}>{t('inv.noneText')}</EmptyState>
          )
        }
      >
        {({ pages }) => (
          <InvestmentsTable
            campaignId={campaignId}
            rows={pages.flatMap(({ items }) => items)}
            type={type}
            mayRemind={mayRemind}
          />
        )}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={query} />
        {isOwner && (query.data?.pages[0]?.items.length ?? 0) > 0 && (
          <CsvDownload
            label={t('csv')}
            fileName="investments.csv"
            fetch={() =>
              fetchFile(investmentsApi.ofCampaign, { params: { campaignId }, query: { format: 'csv', ...narrowed } })
            }
          />
        )}
      </Row>
    </Stack>
  );
};
