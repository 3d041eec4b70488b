import {
  MEMBER_BIO_MAX,
  MEMBER_NAME_MAX,
  ROLE_TITLE_MAX,
  TEAM_ROLES,
} from '@cairn/contracts/campaigns/people/team-roles';
import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import { TeamMemberRequest } from '@cairn/contracts/campaigns/people/team.requests';
import { Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { FormField } from '../../ui/forms/form-field.js';
import { Form } from '../../ui/forms/form.js';
import { Optional } from '../../ui/forms/optional.js';
import { useContractForm } from '../../ui/forms/use-contract-form.js';
import { Button } from '../../ui/inputs/button.js';
import { ChoiceRows } from '../../ui/inputs/choice-rows.js';
import { FreeTextarea, FreeTextInput } from '../../ui/inputs/free-text.js';
import { layoutCss } from '../../ui/layout/layout.js';
import { MemberPhoto } from './member-photo.js';
import { teamQuery, type Member } from './queries.js';

interface MemberFormProps {
  campaignId: string;
  /** Null for somebody who is not in the team yet. */
  member: Member | null;
  onClose: () => void;
}

/** Fields of a form: a file comes with them. */
function formOf(fields: Readonly<Record<string, string | null | undefined>>, photo: File | null): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value ?? '');
  if (photo !== null) body.set('photo', photo);
  return body;
}

/** Invites somebody, or changes who is in the team already. */
export const MemberForm = ({ campaignId, member, onClose }: MemberFormProps) => {
  const { t } = useTranslation(['team', 'common']);
  const queries = useQueryClient();
  const [photo, setPhoto] = useState<File | null>(null);
  const form = useContractForm(TeamMemberRequest, {
    fullName: member?.fullName ?? '',
    roleTitle: member?.roleTitle ?? '',
    email: member?.email ?? '',
    bio: member?.bio ?? '',
    role: member?.role ?? 'view',
  });
  const { control, formState } = form;
  const title = member === null ? t('form.addTitle') : t('form.editTitle', { name: member.fullName });
  const isIn = member?.state === 'accepted';

  const invite = async (body: FormData): Promise<string> => {
    const { state, email } = await send(teamApi.invite, { params: { campaignId }, body });
    return state === 'accepted' ? t('form.added') : t('form.sent', { email });
  };
  const change = async (id: string, body: FormData): Promise<string> => {
    await send(teamApi.change, { params: { campaignId, id }, body });
    return t('form.saved');
  };

  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ email, ...fields }) => {
          // An address that is sent again is written to again.
          const isNew = member === null || email !== member.email;
          const body = formOf({ ...fields, ...(isNew ? { email } : {}) }, photo);
          const message = member === null ? await invite(body) : await change(member.id, body);
          await queries.invalidateQueries(teamQuery(campaignId));
          notifications.show({ message });
          onClose();
        }}
      >
        <FormField control={control} name="fullName">
          {(props) => (
            <FreeTextInput
              {...props}
              maxLength={MEMBER_NAME_MAX}
              label={t('form.fullName')}
              description={t('form.fullNameNote')}
              disabled={isIn}
            />
          )}
        </FormField>
        <FormField control={control} name="roleTitle">
          {(props) => (
            <FreeTextInput
              {...props}
              maxLength={ROLE_TITLE_MAX}
              label={t('form.roleTitle')}
              description={t('form.roleTitleNote')}
            />
          )}
        </FormField>
        <FormField control={control} name="email">
          {(props) => (
            <TextInput
              {...props}
              type="email"
              dir="ltr"
              autoComplete="off"
              label={t('form.email')}
              description={t('form.emailNote')}
              disabled={isIn}
            />
          )}
        </FormField>
        <FormField control={control} name="role">
          {({ value, onChange, error }) => (
            <ChoiceRows
              legend={t('form.role')}
              value={TEAM_ROLES.find((role) => role === value) ?? 'view'}
              onChange={onChange}
              error={typeof error === 'string' ? error : undefined}
              choices={TEAM_ROLES.map((role) => ({
                value: role,
                title: t(`roles.${role}`),
                text: t(`rolesNote.${role}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="bio">
          {(props) => (
            <FreeTextarea
              {...props}
              autosize
              minRows={2}
              maxLength={MEMBER_BIO_MAX}
              label={<Optional>{t('form.bio')}</Optional>}
            />
          )}
        </FormField>
        <MemberPhoto photo={photo} hasOne={member?.photo !== null && member !== null} onChoose={setPhoto} />
        <Button type="submit" size="lg" className={layoutCss.start} loading={formState.isSubmitting}>
          {t(member === null ? 'form.send' : 'form.save')}
        </Button>
      </Form>
    </Modal>
  );
};
