import { waysToPayApi, type Wire } from '@cairn/contracts';
import type { WayToPay } from '@cairn/contracts/settings/ways-to-pay';
import { Link } from 'react-router-dom';
import { useClient } from '../../lib/data/client.js';
import { useRead, useRefresh } from '../../lib/data/reads.js';
import { useCodeWord, useSay, type WordKey } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { Loading } from '../../ui/layout/loading.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { Badge } from '../../ui/records/badge.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { SmallMuted, Strong } from '../../ui/records/text.js';
import css from './settings.module.css';

type Way = Wire<WayToPay>;

/** Why a way that is switched on is not offered; null where it is, or is off. */
const obstacleOf = ({ method, isOn, isReady, fitsCustody }: Way): WordKey | null => {
  if (!isOn) return null;
  if (!isReady) return method === 'wallet' ? 'settings.ways.wallet_off' : 'settings.ways.not_ready';
  return fitsCustody ? null : 'settings.ways.no_custody';
};

const State = ({ way }: { way: Way }) => {
  const say = useSay();
  const obstacle = obstacleOf(way);
  if (!way.isOn)
    return (
      <Badge tone="neutral" shape="hollow">
        {say('settings.ways.off')}
      </Badge>
    );
  return (
    <Badge tone={obstacle === null ? 'success' : 'warning'} shape={obstacle === null ? 'solid' : 'half'}>
      {say(obstacle === null ? 'settings.ways.offered' : 'settings.ways.not_offered')}
    </Badge>
  );
};

const Act = ({ way: { method, isOn } }: { way: Way }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('content-records');
  const field = useReasonField();
  const name = useCodeWord()('rails', method);
  const key = isOn ? 'off' : 'on';
  const decision: Decision = {
    key,
    label: say(`settings.ways.switch_${key}`),
    tone: isOn ? 'danger' : 'secondary',
    blockedBy: null,
    title: say(`settings.ways.switch_${key}_title`, { name }),
    body: say(`settings.ways.switch_${key}_body`),
    confirm: say(`settings.ways.switch_${key}`),
    field,
    done: say(`settings.ways.switch_${key}_done`, { name }),
    run: async (reason) => {
      await client.send(waysToPayApi.switch, { body: { method, isOn: !isOn, reason } });
      await refresh();
    },
  };
  return <Decisions decisions={[decision]} />;
};

/** The ways to pay: which are on, and why one that is on is not offered. Each switch counts at once, and is logged. */
export const PaymentsPart = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { data, error, refetch } = useRead(['content-records', 'ways-to-pay'], (reads) => reads.waysToPay());
  return (
    <div className={css.form}>
      <h2>{say('settings.ways.title')}</h2>
      <p>{say('settings.ways.lead')}</p>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {data !== undefined && (
        <PlainTable
          label={say('settings.ways.title')}
          rows={data.map((way) => ({ ...way, id: way.method }))}
          columns={[
            {
              key: 'name',
              header: say('settings.ways.way'),
              renderCell: (way) => {
                const obstacle = obstacleOf(way);
                return (
                  <>
                    <Strong>{wordOf('rails', way.method)}</Strong>
                    {obstacle !== null && (
                      <>
                        <br />
                        <SmallMuted>{say(obstacle)}</SmallMuted>
                      </>
                    )}
                  </>
                );
              },
            },
            {
              key: 'custody',
              header: say('settings.fields.custodyMode'),
              isFolded: true,
              renderCell: ({ fitsCustody }) => say(fitsCustody ? 'settings.ways.fits' : 'settings.ways.fits_not'),
            },
            { key: 'state', header: say('list.state'), isFolded: true, renderCell: (way) => <State way={way} /> },
            { key: 'act', header: '', renderCell: (way) => <Act way={way} /> },
          ]}
        />
      )}
      <p>
        <Link to="/content/payment-gateway">{say('settings.ways.words')}</Link>
      </p>
    </div>
  );
};
