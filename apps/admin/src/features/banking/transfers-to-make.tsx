import { paymentFilesApi, type Wire } from '@cairn/contracts';
import type { TransferToMake, TransfersToMakeQuery } from '@cairn/contracts/payments/payment-files';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Sum } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { ErrorNotice, Notice } from '../../ui/records/notice.js';
import { Loading } from '../../ui/layout/loading.js';
import { Said, SmallMuted } from '../../ui/records/text.js';

/** Who is paid by a transfer, and to which account. */
export const Payee = ({ transfer }: { transfer: Wire<TransferToMake> }) => {
  const say = useSay();
  const { number, payee, bankName, accountEnd } = transfer;
  return (
    <>
      <Said>{payee ?? say('banking.payee_unknown')}</Said>{' '}
      <SmallMuted>
        {[number, bankName, accountEnd && say('banking.account_end', { end: accountEnd })].filter(Boolean).join(' · ')}
      </SmallMuted>
    </>
  );
};

/** What a file from this account would list, before it is made. */
export const TransfersToMake = (query: Wire<TransfersToMakeQuery>) => {
  const say = useSay();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['payment-files', 'to-make', query.accountId, query.format],
    queryFn: () => client.send(paymentFilesApi.toMake, { query }),
    retry: false,
    staleTime: 0,
  });
  if (error !== null) return <ErrorNotice error={error} />;
  if (data === undefined) return <Loading />;
  if (data.transfers.length === 0) return <Notice tone="info">{say('banking.nothing_to_make')}</Notice>;
  return (
    <Sum
      parts={data.transfers.map((transfer) => ({
        key: transfer.transferId,
        label: <Payee transfer={transfer} />,
        value: <Money minor={transfer.amount} currency={data.currency} />,
      }))}
      total={{
        label: say('banking.transfers_total', { smart_count: data.transfers.length }),
        value: <Money minor={data.amount} currency={data.currency} />,
      }}
    />
  );
};
