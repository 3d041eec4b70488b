import { adminContentApi } from '@cairn/contracts';
import { useState } from 'react';
import { useClient } from '../../../lib/data/client.js';
import { UploadBox } from '../../../ui/forms/upload-box.js';

interface PictureFieldProps {
  label: string;
  /** Id of the picture. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** A picture that is uploaded at once and kept with the record when that is saved. */
export const PictureField = ({ label, value, onChange }: PictureFieldProps) => {
  const client = useClient();
  const [failure, setFailure] = useState<unknown>(null);
  const upload = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file);
    setFailure(null);
    try {
      onChange((await client.send(adminContentApi.uploadPicture, { body: form })).id);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <UploadBox
      label={label}
      src={value === null ? null : `/media/${value}`}
      onFile={upload}
      onRemove={() => onChange(null)}
      failure={failure}
    />
  );
};
