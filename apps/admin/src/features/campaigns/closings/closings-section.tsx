import { useSay } from '../../../lib/words/words.js';
import { Muted, Moment, Said } from '../../../ui/records/text.js';
import { Section } from '../../../ui/layout/detail.js';
import { FactsSkeleton } from '../../../ui/layout/skeletons.js';
import { Facts } from '../../../ui/records/facts.js';
import { Money } from '../../../ui/records/money.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { useClosings } from './use-closings.js';
import { useWhyNoClosing } from './use-why-no-closing.js';

/** Closings that take up a part of what was paid while the campaign stays open (17 CFR 227.304(b)). */
export const ClosingsSection = ({ id }: { id: string }) => {
  const say = useSay();
  const whyNot = useWhyNoClosing();
  const { data, error, refetch } = useClosings(id);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <FactsSkeleton count={3} />;
  const money = (minor: number) => <Money minor={minor} currency={data.currency} />;
  return (
    <>
      {data.next.refusal !== null && (
        <Section title={say('rolling.announce')}>
          <Muted>{whyNot(data.next.refusal)}</Muted>
        </Section>
      )}
      {data.closings.map((one) => (
        <Section
          key={one.id}
          title={`${say('rolling.number', { number: one.number })}: ${say(`rolling.states.${one.state}`)}`}
        >
          <Facts
            facts={[
              { label: say('rolling.announced'), value: <Moment at={one.announcedAt} /> },
              { label: say('rolling.closes'), value: <Moment at={one.closesAt} /> },
              { label: say('rolling.cancel_until'), value: <Moment at={one.cancelUntil} /> },
              { label: say('rolling.investments'), value: String(one.investments) },
              { label: say('rolling.amount'), value: money(one.amount) },
              { label: say('rolling.fee'), value: one.fee === null ? null : money(one.fee) },
              { label: say('rolling.reason'), value: one.reason === null ? null : <Said>{one.reason}</Said> },
            ]}
          />
        </Section>
      ))}
    </>
  );
};
