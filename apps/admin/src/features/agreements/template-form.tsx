import { LANGUAGE_CODES, PLACEHOLDERS, templatesApi, type Language, type Wire } from '@cairn/contracts';
import type { AgreementTemplate } from '@cairn/contracts/agreements/template.replies';
import { TEMPLATE_JURISDICTIONS, type TemplateJurisdiction } from '@cairn/contracts/agreements/agreement-templates';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, Pair, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { Code } from '../../ui/records/text.js';
import { readClauses, writeClauses } from './clause-text.js';
import { TestPdf } from './test-pdf.js';
import { useTemplateWords } from './use-template-words.js';

interface TemplateFormProps {
  /** The latest version, which the form begins with. */
  template: Wire<AgreementTemplate>;
  onClose: () => void;
}

const isLanguage = (value: string): value is Language => LANGUAGE_CODES.some((known) => known === value);
const isJurisdiction = (value: string): value is TemplateJurisdiction =>
  TEMPLATE_JURISDICTIONS.some((known) => known === value);

/** Writes the next version of a template; those before it stay as they are. */
export const TemplateForm = ({ template, onClose }: TemplateFormProps) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('agreement-templates');
  const { jurisdictionOf, languageOf } = useTemplateWords();
  const { kind, language, version } = template;
  const [title, setTitle] = useState(template.title);
  const [text, setText] = useState(() => writeClauses(template.clauses));
  const [binding, setBinding] = useState<Language>(template.bindingLanguage);
  const [jurisdiction, setJurisdiction] = useState<TemplateJurisdiction>(template.jurisdiction);
  const [effectiveFrom, setEffectiveFrom] = useState('');
  const [reason, setReason] = useState('');
  const drafted = { kind, jurisdiction, language, title, clauses: readClauses(text), bindingLanguage: binding };
  const form = useSentForm(async () => {
    // A jurisdiction that had none of its own begins with its first version.
    const after = jurisdiction === template.jurisdiction ? version : 0;
    const saved = await client.send(templatesApi.save, {
      body: { ...drafted, after, effectiveFrom, reason },
    });
    await refresh();
    return say('templates.saved', { version: saved.version });
  }, onClose);
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('templates.edit')}
      body={say('templates.edit_body')}
      confirm={say('templates.save')}
      isWide
      onClose={onClose}
    >
      <TextBox label={say('templates.title')} error={errors.of('title')} value={title} onChange={setTitle} />
      <TextBox
        label={say('templates.clauses')}
        help={say('templates.clauses_help')}
        error={errors.of('clauses')}
        lines={14}
        value={text}
        onChange={setText}
      />
      <p>
        {say('templates.placeholders')} <Code>{PLACEHOLDERS[kind].allowed.map((name) => `{{${name}}}`).join(' ')}</Code>
      </p>
      <Pair>
        <Choice
          label={say('templates.jurisdiction')}
          error={errors.of('jurisdiction')}
          value={jurisdiction}
          options={TEMPLATE_JURISDICTIONS.map((code) => ({ value: code, label: jurisdictionOf(code) }))}
          onChange={(value) => isJurisdiction(value) && setJurisdiction(value)}
        />
        <Choice
          label={say('templates.binding')}
          help={say('templates.binding_help')}
          error={errors.of('bindingLanguage')}
          value={binding}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: languageOf(code) }))}
          onChange={(value) => isLanguage(value) && setBinding(value)}
        />
      </Pair>
      <TextBox
        label={say('templates.from')}
        help={say('templates.from_help')}
        error={errors.of('effectiveFrom')}
        type="date"
        direction="ltr"
        value={effectiveFrom}
        onChange={setEffectiveFrom}
      />
      <TextBox
        label={say('bank.reason')}
        help={say('bank.reason_help')}
        error={errors.of('reason')}
        value={reason}
        onChange={setReason}
      />
      <TestPdf template={drafted} />
    </FormDialog>
  );
};
