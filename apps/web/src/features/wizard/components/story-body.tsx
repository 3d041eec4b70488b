import { useTranslation } from 'react-i18next';
import { useFigureUpload } from '../../../lib/api/use-figure-upload.js';
import type { FieldProps } from '../../../ui/forms/form-field.js';
import { Optional } from '../../../ui/forms/optional.js';
import { RichTextField } from '../../../ui/inputs/rich-text-field.js';

/** The long story, with its pictures. */
export const StoryBody = ({ campaignId, ...props }: FieldProps & { campaignId: string }) => {
  const { t } = useTranslation('wizard');
  const upload = useFigureUpload(campaignId);
  return (
    <RichTextField
      {...props}
      label={t('story.body')}
      shownLabel={<Optional>{t('story.body')}</Optional>}
      description={t('story.bodyNote')}
      upload={upload}
    />
  );
};
