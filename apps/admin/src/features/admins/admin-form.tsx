import { ADMIN_ROLES, adminsApi, type AdminRole, type Wire } from '@cairn/contracts';
import type { AdminAccount } from '@cairn/contracts/admins/admins';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { useFieldErrors } from '../../ui/forms/field-errors.js';
import css from '../../ui/forms/decisions.module.css';
import { Choice, TextBox } from '../../ui/forms/field.js';
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
  const notify = useNotify();
  const refresh = useRefreshAdmins();
  const id = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>(account?.role ?? 'moderator');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const errors = useFieldErrors();
  const name = account?.name ?? email;
  const isTwo = role === 'super' || role === 'finance' || account?.role === 'super';
  const label = account === undefined ? say('admins.invite') : say('admins.acts.role.label');

  const send = () =>
    account === undefined
      ? client.send(adminsApi.invite, { body: { email: email.trim(), role, reason } })
      : client.send(adminsApi.change, { params: { id: account.id }, body: { act: 'role', role, reason } });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    errors.clear();
    try {
      const { state } = await send();
      const done =
        state === 'waiting'
          ? say('admins.waits')
          : account === undefined
            ? say('admins.invited', { email: email.trim() })
            : say('admins.acts.role.done', { name });
      await refresh();
      notify(done, { type: 'success', messageArgs: { _: done } });
      onClose();
    } catch (error) {
      errors.take(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          {account === undefined ? label : say('admins.acts.role.title', { name })}
        </DialogTitle>
        <DialogContent className={css.content}>
          <div>{say(account === undefined ? 'admins.invite_body' : 'admins.acts.role.body')}</div>
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
          {errors.other}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose} disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? say('dialog.busy') : label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
