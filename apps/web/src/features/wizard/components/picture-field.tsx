import { FileInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PictureSize } from '../picture.js';
import type { Picture } from '../use-picture.js';
import css from './picture-field.module.css';

interface PictureFieldProps {
  picture: Picture;
  /** Address of the one that is stored. */
  stored: string | null;
  size: PictureSize;
  accept: string;
  label: string;
  description: string;
}

/** Chooses a picture and shows the part of it that will be kept. */
export const PictureField = ({ picture, stored, size, accept, label, description }: PictureFieldProps) => {
  const { t } = useTranslation('wizard');
  const shown = picture.url ?? stored;
  return (
    <div className={css.field} data-wide={size.width > size.height || undefined}>
      {shown && <img src={shown} alt="" width={size.width} height={size.height} className={css.preview} />}
      <FileInput
        accept={accept}
        value={null}
        onChange={(file) => void picture.choose(file)}
        label={label}
        placeholder={t(shown ? 'picture.replace' : 'picture.choose')}
        description={description}
        error={picture.error}
      />
    </div>
  );
};
