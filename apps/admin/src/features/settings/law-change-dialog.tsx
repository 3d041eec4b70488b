import { JURISDICTION_PROFILES } from '@cairn/contracts';
import { useState } from 'react';
import { useRead } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import type { SettingsDraft } from './settings-draft.js';

const COUNTED = ['drafts', 'questionnaires', 'held'] as const;

/** Another law of the site: what it asks anew of whom, and why it is changed. */
export const LawChangeDialog = ({ draft, onClose }: { draft: SettingsDraft; onClose: () => void }) => {
  const say = useSay();
  const [reason, setReason] = useState('');
  const { data: effect } = useRead(['law-change'], (provider) => provider.lawChange());
  const form = useSentForm(async () => {
    await draft.saveLaw(reason);
    return say('settings.saved');
  }, onClose);
  const profile = JURISDICTION_PROFILES.find((known) => known === draft.now.jurisdictionProfile) ?? 'none';
  const law = say(`settings.profiles.${profile}`);
  return (
    <FormDialog
      form={form}
      title={say('settings.law_change.title', { law })}
      body={
        <>
          <p>{say('settings.law_change.body')}</p>
          {effect !== undefined && (
            <ul>
              {COUNTED.map((name) => (
                <li key={name}>{say(`settings.law_change.${name}`, { smart_count: effect[name] })}</li>
              ))}
            </ul>
          )}
        </>
      }
      confirm={say('settings.law_change.confirm')}
      isIncomplete={reason.trim() === ''}
      reread={draft.loadOther}
      onClose={onClose}
    >
      <TextBox
        isRequired
        label={say('settings.law_of.reason')}
        help={say('settings.law_change.reason_help')}
        value={reason}
        onChange={setReason}
        error={form.errors.of('lawReason')}
        max={1000}
      />
    </FormDialog>
  );
};
