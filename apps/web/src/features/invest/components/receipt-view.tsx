import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { fetchFile, send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { focusHeading } from '../../../lib/page/focus-heading.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Columns, layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { ReceiptActions } from '../../../ui/feedback/receipt-actions.js';
import { ReleaseButton } from '../../../ui/feedback/release-button.js';
import { loanContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Lede, textCss, TextLink } from '../../../ui/text/text.js';
import { Timeline } from '../../../ui/data/timeline.js';
import { investKeys, type Receipt } from '../api/invest.queries.js';
import { eventsOf } from '../timeline.js';
import { ReceiptPaper } from './receipt-paper.js';

/** Nothing was paid, so nothing is returned. */
const isUnpaid = ({ receivedAt }: Receipt): boolean => receivedAt === null;

/** S-08: leaving is as easy as coming: a button, in the same place, that names the sum. */
const CancelButton = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('invest');
  const queries = useQueryClient();
  const amount = formatMoney(receipt.amount, receipt.currency);
  return (
    <ConfirmAction
      danger
      fullWidth
      label={t('cancel.label', { amount })}
      title={t('cancel.title')}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm', { amount })}
      onConfirm={async () => {
        await send(investmentsApi.cancel, { params: { id: receipt.id } });
        await queries.invalidateQueries({ queryKey: investKeys.all });
        await queries.invalidateQueries({ queryKey: ['portfolio'] });
        // The button is gone; the heading says what has become of the money.
        focusHeading();
      }}
    >
      <p>
        {t(`cancel.back.${receipt.paymentType ?? 'card'}`, { amount, ...partsOf(receipt) })}{' '}
        {t('cancel.free', { name: receipt.campaignName, context: loanContext(receipt) })}
      </p>
    </ConfirmAction>
  );
};

/** What the title is about: the card's part alone, where only that did not arrive or was taken back. */
const wentBack = ({ amount, takenByBank, walletPart, wayBack }: Receipt): number =>
  amount - takenByBank - (wayBack === 'failed' || wayBack === 'bank' ? walletPart : 0);

/** What wallet and card pay, as words name it. */
const partsOf = ({ amount, walletPart, currency }: Receipt) => ({
  wallet: formatMoney(walletPart, currency),
  card: formatMoney(amount - walletPart, currency),
});

/** Money goes back to the card it came from, unless the words say another way. */
const wayBackOf = ({ wayBack, paymentType, walletPart }: Receipt): string | null => {
  if (wayBack === 'source' && paymentType === 'wallet') return 'paidFromWallet';
  if (walletPart === 0 || wayBack === null || wayBack === 'wallet') return wayBack;
  return wayBack === 'source' ? 'paidFromBoth' : `${wayBack}_paidFromBoth`;
};

const WhatNext = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  return (
    <Panel as="aside" className={layoutCss.sticky} data-print="hide">
      <Stack>
        <h2 className={textCss.title3}>{t('next.title')}</h2>
        <Timeline
          items={eventsOf(receipt).map(({ event, at, state, until }) => {
            const date = at && siteDate(at, 'moment');
            return {
              id: event,
              title: t([`next.events.${event}`, 'next.events.other']),
              note: until && date ? t('next.until', { date }) : date,
              state,
            };
          })}
        />
        {receipt.cancellable &&
          (isUnpaid(receipt) ? (
            <ReleaseButton reservation={receipt} variant="default" fullWidth onReleased={focusHeading} />
          ) : (
            <CancelButton receipt={receipt} />
          ))}
      </Stack>
    </Panel>
  );
};

/** S-13, S-16: the result by its true state, what was paid, and what happens next. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const isWaiting = receipt.state === 'reserved' || receipt.state === 'paying';
  const date = isWaiting
    ? receipt.reservedUntil
    : receipt.state === 'received'
      ? receipt.cancelUntil
      : receipt.closesAt;
  const amount = formatMoney(wentBack(receipt), receipt.currency);
  // Where it was paid from needs no other title; any other way back has one of its own.
  const context = receipt.wayBack ?? loanContext(receipt);
  return (
    <Columns kind="main">
      <Stack gap={6}>
        <Stack gap={3}>
          <StatusBadge family="investment" status={receipt.state} context={context} />
          <h1>{t(`receipt.title.${receipt.state}`, { amount, name: receipt.campaignName, context })}</h1>
          <Lede>
            {t(`receipt.lede.${receipt.state}`, {
              amount,
              ...partsOf(receipt),
              date: date && siteDate(date, 'moment'),
              context: wayBackOf(receipt) ?? context,
            })}
          </Lede>
        </Stack>
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
