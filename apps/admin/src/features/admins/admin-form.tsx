import { ADMIN_ROLES, adminsApi, type AdminRole, type Wire } from '@cairn/contracts';
import type { AdminAccount } from '@cairn/contracts/admins/admins';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { Muted } from '../../ui/records/text.js';
import { useRefreshAdmins } from './use-refresh-admins.js';

interface AdminFormProps {
  /** The admin whose role changes; without one, an admin is invited. */
  account?: Wire<AdminAccount>;
  onClose: () => void;
}

/** Invites a colleague with a role, or changes a colleague's role. */
export const AdminForm = ({ account, onClose }: AdminFormProps) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshAdmins();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>(account?.role ?? 'moderator');
  const [reason, setReason] = useState('');
  const name = account?.name ?? email;
  const isTwo = role === 'super' || role === 'finance' || account?.role === 'super';
  const label = account === undefined ? say('admins.invite') : say('admins.acts.role.label');

  const send = () =>
    account === undefined
      ? client.send(adminsApi.invite, { body: { email: email.trim(), role, reason } })
      : client.send(adminsApi.change, { params: { id: account.id }, body: { act: 'role', role, reason } });

  const form = useSentForm(async () => {
    const { state } = await send();
    await refresh();
    if (state === 'waiting') return say('admins.waits');
    return account === undefined
      ? say('admins.invited', { email: email.trim() })
      : say('admins.acts.role.done', { name });
  }, onClose);
  const { errors } = form;

  return (
    <FormDialog
      form={form}
      title={account === undefined ? label : say('admins.acts.role.title', { name })}
      body={say(account === undefined ? 'admins.invite_body' : 'admins.acts.role.body')}
      confirm={label}
      onClose={onClose}
    >
      {account === undefined && (
        <TextBox
          label={say('people.email')}
          value={email}
          onChange={setEmail}
          error={errors.of('email')}
          direction="ltr"
          max={254}
        />
      )}
      <Choice
        label={say('admins.role')}
        value={role}
        onChange={(chosen) => setRole(ADMIN_ROLES.find((known) => known === chosen) ?? role)}
        error={errors.of('role')}
        options={ADMIN_ROLES.map((value) => ({ value, label: say(`roles.${value}`) }))}
      />
      <TextBox
        label={say('admins.reason')}
        help={say('bank.reason_help')}
        value={reason}
        onChange={setReason}
        error={errors.of('reason')}
        max={1000}
      />
      {isTwo && <Muted>{say('admins.two_note')}</Muted>}
    </FormDialog>
  );
};
