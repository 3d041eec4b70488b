import { Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { formatMoney } from '../../../lib/format/format.js';
import { Badge } from '../../../ui/data/badge.js';
import { DataTable, type Column } from '../../../ui/data/data-table.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { campaignAgreementsQuery, type AgreedRow } from '../queries.js';
import { AgreementPdf } from './agreement-pdf.js';
import { ChooseAgreements } from './choose-agreements.js';

const Countersign = fetchedPart(() => import('./countersign.js'));

/** An investment that has ended needs no company's signature any more. */
const markOf = ({ status, waits }: AgreedRow) => {
  if (status === 'countersigned') return ['success', 'solid', 'countersigned'] as const;
  return waits ? (['warning', 'half', 'signed'] as const) : (['neutral', 'dot', 'ended'] as const);
};

interface CampaignAgreementsProps {
  campaignId: string;
  /** The owner, who signs for the company; null for the team, who read. */
  signer: string | null;
  /** Whether the reader may open what was signed: it holds the investor's address. */
  mayOpen: boolean;
}

/** What investors have signed, and the company's signature under it. */
export const CampaignAgreements = ({ campaignId, signer, mayOpen }: CampaignAgreementsProps) => {
  const { t } = useTranslation('agreements');
  const query = useInfiniteQuery(campaignAgreementsQuery(campaignId));
  const [open, setOpen] = useState<AgreedRow | null>(null);
  const [chosen, setChosen] = useState<readonly AgreedRow[]>([]);
  const choose = (row: AgreedRow, isChosen: boolean): void => {
    const others = chosen.filter(({ investmentId }) => investmentId !== row.investmentId);
    setChosen(isChosen ? [...others, row] : others);
  };
  const columns: readonly Column<AgreedRow>[] = [
    {
      head: t('owner.investor'),
      render: (row) =>
        signer !== null && row.waits ? (
          <Checkbox
            checked={chosen.some(({ investmentId }) => investmentId === row.investmentId)}
            label={<bdi>{row.investorName}</bdi>}
            onChange={({ currentTarget }) => choose(row, currentTarget.checked)}
          />
        ) : (
          <bdi>{row.investorName}</bdi>
        ),
    },
    { head: t('owner.amount'), figure: true, render: ({ amount, currency }) => formatMoney(amount, currency) },
    { head: t('signedAt'), wideOnly: true, render: ({ signedAt }) => <SiteDate value={signedAt} /> },
    {
      head: t('company'),
      below: true,
      render: (row) => {
        const [tone, shape, state] = markOf(row);
        return (
          <Badge tone={tone} shape={shape}>
            {t(`owner.states.${state}`)}
          </Badge>
        );
      },
    },
    {
      head: t('certificate.file'),
      below: true,
      render: (row) => (
        <Row flow>
          {mayOpen && <AgreementPdf campaignId={campaignId} agreement={row} />}
          {signer !== null && row.waits && (
            <Button size="sm" variant="default" onClick={() => setOpen(row)}>
              {t('owner.countersign')}
            </Button>
          )}
        </Row>
      ),
    },
  ];
  return (
    <Stack as="section">
      <Stack gap={2}>
        <h2>{t('owner.title')}</h2>
        <Text as="p" size="small" muted>
          {t('owner.lede')}
        </Text>
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<EmptyState title={t('owner.none')}>{t('owner.noneHint')}</EmptyState>}
      >
        {({ pages }) => (
          <Stack gap={3}>
            {signer !== null && (
              <ChooseAgreements campaignId={campaignId} signer={signer} chosen={chosen} onChoose={setChosen} />
            )}
            <DataTable
              caption={t('owner.title')}
              rows={pages.flatMap(({ items }) => items)}
              rowKey={({ investmentId }) => investmentId}
              columns={columns}
            />
          </Stack>
        )}
      </QueryBoundary>
      <LoadMore query={query} size="sm" />
      {open !== null && signer !== null && (
        <Suspense fallback={null}>
          <Countersign campaignId={campaignId} agreement={open} signer={signer} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Stack>
  );
};
