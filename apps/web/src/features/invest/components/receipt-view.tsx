import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { besideWallet } from '@cairn/i18n/rail-words';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { fetchFile } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { EndedNotice } from '../../../ui/feedback/ended-notice.js';
import { ReceiptActions } from '../../../ui/feedback/receipt-actions.js';
import { loanContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Lede, TextLink } from '../../../ui/text/text.js';
import type { Offer, Receipt } from '../queries.js';
import { partsOf } from '../parts.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptProgress } from './receipt-progress.js';
import { SharedOutNotice } from './shared-out-notice.js';
import { WhatNext } from './what-next.js';

/** The amount in the title: the part paid beside the wallet alone, where only that did not arrive or was charged back. */
const wentBack = ({ amount, takenByBank, walletPart, wayBack }: Receipt): number =>
  amount - takenByBank - (wayBack === 'failed' || wayBack === 'bank' ? walletPart : 0);

/** Money is returned to where it was paid from, unless the texts name another way. */
const wayBackOf = ({ wayBack, paymentType, walletPart }: Receipt): string | null => {
  if (wayBack === 'source' && paymentType === 'wallet') return 'paidFromWallet';
  if (walletPart === 0 || wayBack === null || wayBack === 'wallet') return wayBack;
  return wayBack === 'source' ? 'paidFromBoth' : `${wayBack}_paidFromBoth`;
};

interface ReceiptViewProps {
  receipt: Receipt;
  /** Of the campaign's public page; undefined until it is there, or where that page is hidden. */
  offer?: Offer | undefined;
}

/** S-13, S-16: the result by its true state, what was paid, and what happens next. */
export const ReceiptView = ({ receipt, offer }: ReceiptViewProps) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const railWords = useRailWords();
  const isWaiting = receipt.state === 'reserved' || receipt.state === 'paying';
  const date = isWaiting
    ? receipt.reservedUntil
    : receipt.state === 'received'
      ? receipt.cancelUntil
      : receipt.closesAt;
  const amount = formatMoney(wentBack(receipt), receipt.currency);
  // A return to its source needs no other title; any other one has its own.
  const context = receipt.wayBack ?? loanContext(receipt) ?? (receipt.closesInPart ? 'part' : undefined);
  return (
    <Columns kind="main">
      <Stack gap={6}>
        {receipt.campaignEnded !== null && <EndedNotice ended={receipt.campaignEnded} />}
        <Stack gap={3}>
          <StatusBadge family="investment" status={receipt.state} context={context} />
          <h1>{t(`receipt.title.${receipt.state}`, { amount, name: receipt.campaignName, context })}</h1>
          <Lede>
            {t(`receipt.lede.${receipt.state}`, {
              amount,
              ...partsOf(receipt),
              toYours: railWords('toYours', besideWallet(receipt.paymentType ?? 'card')),
              date: date && siteDate(date, 'moment'),
              context: wayBackOf(receipt) ?? context,
            })}
          </Lede>
        </Stack>
        {offer && receipt.state === 'received' && <ReceiptProgress offer={offer} receipt={receipt} />}
        {offer && receipt.state === 'received' && <SharedOutNotice offer={offer} now={receipt.allotmentNow} />}
        <ReceiptPaper receipt={receipt} />
        <Row flow data-print="hide">
          {isWaiting && (
            <Button component={Link} to={paths.payment(receipt.id)}>
              {t('receipt.pay')}
            </Button>
          )}
          <ReceiptActions
            number={receipt.number}
            pdf={() => fetchFile(investmentsApi.receipt, { params: { id: receipt.id }, query: { format: 'pdf' } })}
          />
          <TextLink to={paths.investments}>{t('receipt.portfolio')}</TextLink>
        </Row>
      </Stack>
      <WhatNext receipt={receipt} />
    </Columns>
  );
};
