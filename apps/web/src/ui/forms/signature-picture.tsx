import { SIGNATURE_PICTURE_BYTES, SIGNATURE_PICTURE_SIZE } from '@cairn/contracts/kyc/signature';
import { FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { Icon } from '../brand/icon.js';
import { Row, Stack } from '../layout/layout.js';
import css from './signature-pad.module.css';
import { Text } from '../text/text.js';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/bmp';
const KILO = 1024;

interface SignaturePictureProps {
  picture: File | null;
  onChoose: (picture: File | null) => void;
  /** Says that a file is too large (V-25); it is not taken. */
  onRefuse: (code: 'signature.too_large') => void;
  error?: string | undefined;
}

/** V-25: a picture of a signature, shown before it is sent. */
export const SignaturePicture = ({ picture, onChoose, onRefuse, error }: SignaturePictureProps) => {
  const { t } = useTranslation('signature');
  const id = useId();
  const [shown, setShown] = useState(() => picture && URL.createObjectURL(picture));
  const choose = (file: File | null) => {
    if (!file) return;
    if (shown) URL.revokeObjectURL(shown);
    const fits = file.size < SIGNATURE_PICTURE_BYTES;
    setShown(fits ? URL.createObjectURL(file) : null);
    onChoose(fits ? file : null);
    if (!fits) onRefuse('signature.too_large');
  };

  return (
    <Stack gap={2} as="fieldset" aria-describedby={`${id}-note`}>
      <Text as="legend" strong>
        {t('picture.label')}
      </Text>
      {picture && shown && (
        <div className={css.paper}>
          <img className={css.chosen} src={shown} alt={t('picture.alt')} />
        </div>
      )}
      {picture && (
        <Text size="small" dir="auto">
          {t('picture.chosen', { name: picture.name, size: String(Math.ceil(picture.size / KILO)) })}
        </Text>
      )}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      <Row between flow>
        <Text size="small" muted id={`${id}-note`}>
          {t('picture.note', { ...SIGNATURE_PICTURE_SIZE })}
        </Text>
        <FileButton accept={ACCEPTED} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" size="sm" leftSection={<Icon of={IconUpload} size="small" />}>
              {t(picture ? 'picture.another' : 'picture.choose')}
            </Button>
          )}
        </FileButton>
      </Row>
    </Stack>
  );
};
