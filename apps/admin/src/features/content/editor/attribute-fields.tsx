import { CONTENT_KINDS, type AttributeSpec, type ContentKind } from '@cairn/contracts';
import { useCodeWord, useSay } from '../../../lib/words/words.js';
import { Choice, Switch, TextBox } from '../../../ui/forms/field.js';
import { PictureField } from './picture-field.js';
import { withAttribute, type RecordDraft } from './record-draft.js';
import { useRecords } from '../../../lib/data/content.js';

interface AttributeFieldProps {
  name: string;
  spec: AttributeSpec;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}

/** Chosen among the records of another kind. */
const CodeField = ({ name, of, value, onChange, error }: Omit<AttributeFieldProps, 'spec'> & { of: ContentKind }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { data } = useRecords(of);
  return (
    <Choice
      label={wordOf('content.fields', name)}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onChange={(code) => onChange(code === '' ? null : code)}
      options={[
        { value: '', label: say('content.choose') },
        ...(data ?? []).map(({ code, title }) => ({ value: code, label: title })),
      ]}
    />
  );
};

const AttributeField = ({ name, spec, value, onChange, error }: AttributeFieldProps) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const label = wordOf('content.fields', name);
  const text = typeof value === 'string' ? value : '';
  switch (spec.type) {
    case 'choice':
      return (
        <Choice
          label={label}
          error={error}
          value={text}
          onChange={onChange}
          options={spec.choices.map((choice) => ({ value: choice, label: wordOf('content.values', choice) }))}
        />
      );
    case 'flag':
      return <Switch label={label} checked={value === true} onChange={onChange} />;
    case 'code':
      return <CodeField name={name} of={spec.of} value={value} onChange={onChange} error={error} />;
    case 'picture':
      return <PictureField label={label} value={text === '' ? null : text} onChange={onChange} />;
    default:
      return (
        <TextBox
          label={label}
          error={error}
          value={text}
          onChange={(typed) => onChange(typed === '' ? null : typed)}
          direction="ltr"
          max={spec.type === 'word' ? spec.max : 500}
          help={spec.type === 'url' ? say('content.url_help') : undefined}
        />
      );
  }
};

/** Which attributes a link has depends on where it leads. */
const isAsked = (name: string, attributes: Record<string, unknown>): boolean => {
  if (name === 'customUrl') return attributes['linkType'] === 'custom';
  if (name === 'contentPage') return attributes['linkType'] === 'page';
  if (name === 'urlTarget') return attributes['linkType'] !== 'heading';
  return true;
};

interface AttributeFieldsProps {
  kind: ContentKind;
  draft: RecordDraft;
  onChange: (draft: RecordDraft) => void;
  errors: Readonly<Record<string, string>>;
}

/** Values that are the same in every language. */
export const AttributeFields = ({ kind, draft, onChange, errors }: AttributeFieldsProps) =>
  Object.entries(CONTENT_KINDS[kind].attributes)
    .filter(([name]) => isAsked(name, draft.attributes))
    .map(([name, spec]) => (
      <AttributeField
        key={name}
        name={name}
        spec={spec}
        value={draft.attributes[name]}
        onChange={(value) => onChange(withAttribute(draft, name, value))}
        error={errors[`attributes.${name}`]}
      />
    ));
