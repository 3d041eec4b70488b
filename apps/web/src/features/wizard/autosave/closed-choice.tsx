import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { checklistQuery } from '../queries.js';

interface ClosedChoiceProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** D-4, below a field: its choice is not offered any more, which the submission refuses. */
export const ClosedChoice = <Values extends FieldValues>({ control, name }: ClosedChoiceProps<Values>) => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const { data } = useQuery({ ...checklistQuery(id), enabled: id !== '' });
  const value: unknown = useWatch({ control, name });
  if (!data?.closed.some(({ field, choice }) => field === name && choice === value)) return null;
  return <Input.Error role="alert">{t('closedChoice')}</Input.Error>;
};
