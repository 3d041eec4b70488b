import type { Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { Moment, Muted, None, Said } from '../../ui/records/text.js';
import { Timeline } from '../../ui/records/timeline.js';

const said = (text: string | null) => (text === null ? <None /> : <Said>{text}</Said>);

/** Decision 26: what the owner changed while the campaign was live, before and after, newest first. */
export const CampaignEdits = ({ edits }: Pick<Wire<AdminCampaign>, 'edits'>) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (
    <Section title={say('campaigns.edits')}>
      {edits.length === 0 && <p>{say('campaigns.no_edits')}</p>}
      <Timeline
        entries={edits.map(({ section, at, actor, changes }) => ({
          key: `${at}-${section}`,
          body: (
            <>
              <Muted>
                <Moment at={at} />
                {say('list.separator')}
                <Said>{actor}</Said>
              </Muted>
              {changes.map(({ field, before, after }) => (
                <Section key={field} title={wordOf('campaigns.fields', field)}>
                  <Facts
                    facts={[
                      { label: say('campaigns.before'), value: said(before) },
                      { label: say('campaigns.after'), value: said(after) },
                    ]}
                  />
                </Section>
              ))}
            </>
          ),
        }))}
      />
    </Section>
  );
};
