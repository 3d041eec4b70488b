import { progressReportsApi } from '@cairn/contracts';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Facts } from '../../ui/records/facts.js';
import { CalendarDate, Moment, Said } from '../../ui/records/text.js';
import { Section } from '../../ui/layout/detail.js';
import { useQuery } from '@tanstack/react-query';

/** 17 CFR 227.203(a)(3): what was reached of the target, and what the owner says of the report. */
export const ProgressSection = ({ id }: { id: string }) => {
  const say = useSay();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['campaigns', id, 'progress'],
    queryFn: () => client.send(progressReportsApi.list, { params: { campaignId: id } }),
    retry: false,
  });
  if (data === undefined || data.reports.length === 0) return null;
  return (
    <Section title={say('progress.title')}>
      {data.reports.map(({ percent, reachedAt, reportUntil, filedOn, filedBy }) => (
        <Facts
          key={percent}
          facts={[
            { label: say('progress.reached', { percent }), value: <Moment at={reachedAt} /> },
            { label: say('progress.due'), value: reportUntil === null ? null : <Moment at={reportUntil} /> },
            {
              label: say('progress.filed'),
              value:
                filedOn === null ? (
                  say('progress.not_filed')
                ) : (
                  <>
                    <CalendarDate date={filedOn} /> <Said>{say('progress.by', { name: filedBy ?? '' })}</Said>
                  </>
                ),
            },
          ]}
        />
      ))}
    </Section>
  );
};
