import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { focusHeading } from '../../../lib/focus-heading.js';
import { paths } from '../../../lib/paths.js';
import { ConfirmAction } from '../../../ui/confirm-action.js';
import { Columns, layoutCss, Row, Stack } from '../../../ui/layout.js';
import { ReleaseButton } from '../../../ui/release-button.js';
import { loanContext, StatusBadge } from '../../../ui/status-badge.js';
import { Panel } from '../../../ui/surface.js';
import { Lede, textCss, TextLink } from '../../../ui/text.js';
import { Timeline } from '../../../ui/timeline.js';
import { investKeys, type Receipt } from '../api/invest.queries.js';
import { eventsOf } from '../timeline.js';
import { ReceiptDownload } from './receipt-download.js';
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
      <p>{t('cancel.text', { amount, name: receipt.campaignName })}</p>
    </ConfirmAction>
  );
};

const WhatNext = ({ receipt }: { receipt: Receipt }) => {
  const { t, i18n } = useTranslation('invest');
  return (
    <Panel as="aside" className={layoutCss.sticky} data-print="hide">
      <Stack>
        <h2 className={textCss.title3}>{t('next.title')}</h2>
        <Timeline
          items={eventsOf(receipt).map(({ event, at, state, until }) => {
            const date = at && formatDate(at, i18n.language, 'moment');
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
  const { t, i18n } = useTranslation('invest');
  const isWaiting = receipt.state === 'reserved' || receipt.state === 'paying';
  const date = isWaiting
    ? receipt.reservedUntil
    : receipt.state === 'received'
      ? receipt.cancelUntil
      : receipt.closesAt;
  const amount = formatMoney(receipt.amount - receipt.takenByBank, receipt.currency);
  // To where it was paid from goes without saying; any other way back has words of its own.
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
              date: date && formatDate(date, i18n.language, 'moment'),
              context,
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
          <ReceiptDownload receipt={receipt} />
          <Button variant="default" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
          <TextLink to={paths.investments}>{t('receipt.portfolio')}</TextLink>
        </Row>
      </Stack>
      <WhatNext receipt={receipt} />
    </Columns>
  );
};
