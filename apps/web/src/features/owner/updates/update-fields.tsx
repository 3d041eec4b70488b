import { LONGEST_UPDATE_TITLE } from '@cairn/contracts/campaigns/updates/update-options';
import { useState } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFigureUpload } from '../../../lib/api/use-figure-upload.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { RichTextField } from '../../../ui/inputs/rich-text-field.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { RichText } from '../../../ui/text/rich-text.js';
import { Text, textCss } from '../../../ui/text/text.js';

interface UpdateFieldsProps {
  // The names of both requests; react-hook-form's types are invariant in them.
  control: Control<FieldValues>;
  campaignId: string;
}

const isDocument = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Title and text of an update, and how its readers will see them. */
export const UpdateFields = ({ control, campaignId }: UpdateFieldsProps) => {
  const { t } = useTranslation('owner');
  const [view, setView] = useState<'write' | 'preview'>('write');
  const upload = useFigureUpload(campaignId);
  const title: unknown = useWatch({ control, name: 'title' });
  const description: unknown = useWatch({ control, name: 'description' });
  return (
    <Stack gap={4}>
      <Segmented
        label={t('updates.view')}
        value={view}
        onChange={setView}
        options={[
          { value: 'write', label: t('updates.write') },
          { value: 'preview', label: t('updates.preview') },
        ]}
      />
      {view === 'preview' ? (
        <Panel as="article">
          <Stack gap={3}>
            <h3 dir="auto">{typeof title === 'string' && title !== '' ? title : t('updates.untitled')}</h3>
            {isDocument(description) ? (
              <div className={textCss.prose}>
                <RichText document={description} rank={3} />
              </div>
            ) : (
              <Text muted>{t('updates.noText')}</Text>
            )}
          </Stack>
        </Panel>
      ) : (
        <>
          <FormField control={control} name="title">
            {(props) => <FreeTextInput {...props} maxLength={LONGEST_UPDATE_TITLE} label={t('updates.title')} />}
          </FormField>
          <FormField control={control} name="description">
            {(props) => (
              <RichTextField {...props} label={t('updates.text')} description={t('updates.textNote')} upload={upload} />
            )}
          </FormField>
        </>
      )}
    </Stack>
  );
};
