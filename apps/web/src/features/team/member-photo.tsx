import { FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/brand/icon.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Text } from '../../ui/text/text.js';

interface MemberPhotoProps {
  photo: File | null;
  /** A photo is stored already. */
  hasOne: boolean;
  onChoose: (photo: File | null) => void;
}

/** The photo of a member, which goes with the form; whether it can be used, the API says. */
export const MemberPhoto = ({ photo, hasOne, onChoose }: MemberPhotoProps) => {
  const { t } = useTranslation('team');
  return (
    <Stack gap={2}>
      <Text strong>{t('form.photo')}</Text>
      <Row flow>
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={onChoose}>
          {(props) => (
            <Button {...props} variant="default" size="sm" leftSection={<Icon of={IconUpload} size="small" />}>
              {t(hasOne || photo !== null ? 'form.another' : 'form.choose')}
            </Button>
          )}
        </FileButton>
        <Text as="output" size="small" muted>
          {photo === null ? t('form.photoNote') : t('form.chosen', { name: photo.name })}
        </Text>
      </Row>
    </Stack>
  );
};
