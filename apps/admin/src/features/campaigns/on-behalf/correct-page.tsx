import { adminApi, CampaignStatus, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useClient } from '../../../lib/data/client.js';
import { useMay } from '../../../lib/data/reader.js';
import { useRefresh } from '../../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../../lib/words/words.js';
import { TextBox } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useSentForm } from '../../../ui/forms/use-sent-form.js';

/** What may be corrected, with the most characters and the lines of its field. */
const FIELDS = {
  companyTagLine: { max: 120 },
  campaignStory: { max: 255, lines: 3 },
  description: { max: 2000, lines: 5 },
  website: { max: 2048, direction: 'ltr' },
  companyEmail: { max: 254, direction: 'ltr' },
  phoneNumber: { max: 20, direction: 'ltr' },
  address: { max: 200 },
  city: { max: 80 },
} as const satisfies Record<string, { max: number; lines?: number; direction?: 'ltr' }>;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[]; // the keys of a constant

const shownOf = ({ companyProfile, campaignStory }: Wire<AdminCampaign>): Record<Field, string> => {
  const { companyTagLine, description, website, companyEmail, phoneNumber, address, city } = companyProfile;
  const all = { companyTagLine, description, website, companyEmail, phoneNumber, address, city };
  const texts = { ...all, campaignStory: campaignStory.campaignStory };
  return Object.fromEntries(NAMES.map((name) => [name, texts[name] ?? ''])) as Record<Field, string>;
};

interface CorrectPageProps {
  campaign: Wire<AdminCampaign>;
}

const CorrectPageDialog = ({ campaign, onClose }: CorrectPageProps & { onClose: () => void }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const client = useClient();
  const refresh = useRefresh('campaigns');
  const [before] = useState(() => shownOf(campaign));
  const [values, setValues] = useState(before);
  const [reason, setReason] = useState('');
  const form = useSentForm(async () => {
    const changed = NAMES.filter((name) => values[name] !== before[name]);
    const fields = Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
    await client.send(adminApi.editCampaign, { params: { id: campaign.id }, body: { reason, ...fields } });
    await refresh();
    return say('on_behalf.done', { name: campaign.name });
  }, onClose);
  return (
    <FormDialog
      form={form}
      title={say('on_behalf.title', { name: campaign.name })}
      body={say('on_behalf.body')}
      confirm={say('on_behalf.label')}
      isWide
      onClose={onClose}
    >
      {NAMES.map((name) => (
        <TextBox
          key={name}
          label={wordOf('campaigns.fields', name)}
          value={values[name]}
          onChange={(value) => setValues((all) => ({ ...all, [name]: value }))}
          error={form.errors.of(name)}
          {...FIELDS[name]}
        />
      ))}
      <TextBox
        label={say('on_behalf.reason')}
        value={reason}
        onChange={setReason}
        error={form.errors.of('reason')}
        max={1000}
        lines={2}
      />
    </FormDialog>
  );
};

/** S-02: corrects what is not material of a live campaign's page, with a reason that its owner reads. */
export const CorrectPage = ({ campaign }: CorrectPageProps) => {
  const say = useSay();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('campaigns.review') || campaign.standing !== CampaignStatus.active) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        {say('on_behalf.label')}
      </Button>
      {isOpen && <CorrectPageDialog campaign={campaign} onClose={() => setIsOpen(false)} />}
    </>
  );
};
