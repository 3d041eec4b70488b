import { Link } from 'react-router-dom';
import { CONTENT_KINDS, LANGUAGES, missingTexts, type ContentKind } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Badge } from '../../ui/records/badge.js';
import { Choice, Switch, TextBox } from '../../ui/forms/field.js';
import { AttributeFields } from './editor/attribute-fields.js';
import css from './editor.module.css';
import { enabledWords, hasAddress, mayAdd } from './kinds.js';
import type { RecordDraft } from './editor/record-draft.js';
import { useRecords } from '../../lib/data/content.js';

interface RecordSideProps {
  kind: ContentKind;
  id: string | null;
  draft: RecordDraft;
  onChange: (draft: RecordDraft) => void;
  errors: Readonly<Record<string, string>>;
}

const Parent = ({ kind, id, draft, onChange, errors }: RecordSideProps) => {
  const say = useSay();
  const { parent, isParentOptional } = CONTENT_KINDS[kind];
  const { data = [] } = useRecords(parent ?? null);
  if (parent === undefined) return null;
  const isHeading = (row: (typeof data)[number]): boolean =>
    parent !== kind || (row.parentId === null && row.attributes['linkType'] === 'heading');
  return (
    <Choice
      label={say('content.parent')}
      error={errors['parentId']}
      value={draft.parentId ?? ''}
      onChange={(parentId) => onChange({ ...draft, parentId: parentId === '' ? null : parentId })}
      options={[
        { value: '', label: isParentOptional ? say('content.top') : say('content.choose') },
        ...data.filter((row) => row.id !== id && isHeading(row)).map((row) => ({ value: row.id, label: row.title })),
      ]}
    />
  );
};

/** A record's properties besides its text, and the progress of each language. */
export const RecordSide = (props: RecordSideProps) => {
  const { kind, draft, onChange, errors } = props;
  const say = useSay();
  const enabled = enabledWords(kind);
  return (
    <div className={css.side}>
      <div className={css.panel}>
        <Section title={say('content.record')}>
          {mayAdd(kind) && (hasAddress(kind) || errors['code'] !== undefined) && (
            <TextBox
              label={say('content.code')}
              help={say('content.code_help')}
              error={errors['code']}
              value={draft.code}
              onChange={(code) => onChange({ ...draft, code })}
              direction="ltr"
              max={80}
            />
          )}
          <Parent {...props} />
          <AttributeFields kind={kind} draft={draft} onChange={onChange} errors={errors} />
          {kind === 'payment-gateway' ? (
            <p>
              {say('content.way_to_pay')} <Link to="/settings/payments">{say('settings.ways.title')}</Link>
            </p>
          ) : (
            <Switch
              label={say(enabled.label)}
              checked={draft.enabled}
              {...(enabled.help === undefined ? {} : { help: say(enabled.help) })}
              onChange={(enabled) => onChange({ ...draft, enabled })}
            />
          )}
        </Section>
      </div>
      <div className={css.panel}>
        <Section title={say('content.groups.languages')}>
          <dl className={css.states}>
            {LANGUAGES.map(({ code, name }) => {
              const isComplete = missingTexts(kind, draft.texts[code]).length === 0;
              return (
                <div key={code}>
                  <dt lang={code}>{name}</dt>
                  <dd>
                    <Badge tone={isComplete ? 'success' : 'warning'} shape={isComplete ? 'dot' : 'half'}>
                      {isComplete ? say('content.complete') : say('content.incomplete')}
                    </Badge>
                  </dd>
                </div>
              );
            })}
          </dl>
        </Section>
      </div>
    </div>
  );
};
