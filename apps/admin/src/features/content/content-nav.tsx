import type { ContentKind } from '@cairn/contracts';
import { useNavigate } from 'react-router-dom';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Choice } from '../../ui/forms/field.js';
import { TabLinks } from '../../ui/records/tabs.js';
import css from './content.module.css';
import { GROUPS, groupOf } from './kinds.js';

/** More kinds than these are chosen from a list and not from a row. */
const MOST_TABS = 4;

/** The groups of content, and the kinds of the group that is open. */
export const ContentNav = ({ kind }: { kind: ContentKind | 'languages' }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const navigate = useNavigate();
  const open = kind === 'languages' ? undefined : groupOf(kind);
  const kinds = open?.kinds ?? [];
  return (
    <>
      <TabLinks
        label={say('content.parts')}
        current={kind === 'languages' ? '/content/languages' : `/content/${open?.kinds[0] ?? ''}`}
        links={[
          ...GROUPS.map(({ word, kinds: [first] }) => ({ to: `/content/${first}`, label: say(word) })),
          { to: '/content/languages', label: say('content.groups.languages') },
        ]}
      />
      {kinds.length > MOST_TABS && (
        <div className={css.chooser}>
          <Choice
            label={say('content.list')}
            value={kind}
            onChange={(chosen) => void navigate(`/content/${chosen}`)}
            options={kinds.map((name) => ({ value: name, label: wordOf('content.kinds', name) }))}
          />
        </div>
      )}
      {kinds.length > 1 && kinds.length <= MOST_TABS && (
        <TabLinks
          label={say('content.list')}
          links={kinds.map((name) => ({ to: `/content/${name}`, label: wordOf('content.kinds', name) }))}
        />
      )}
    </>
  );
};
