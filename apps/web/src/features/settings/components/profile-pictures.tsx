import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Stack } from '../../../ui/layout/layout.js';
import { ProfilePicture } from './profile-picture.js';
import css from './profile-pictures.module.css';

/** V-27. */
const PHOTO = { width: 200, height: 200 };
const COVER = { width: 1350, height: 400 };

interface ProfilePicturesProps {
  me: Wire<CurrentUser>;
  onSaved: (me: Wire<CurrentUser>) => void;
}

/** Cover and photo; each is stored at once when its crop is used. */
export const ProfilePictures = ({ me, onSaved }: ProfilePicturesProps) => {
  const { t } = useTranslation('settings');
  const { photo, coverPhoto } = me.profile;
  const upload = (name: 'photo' | 'coverPhoto') => async (file: Blob) => {
    const body = new FormData();
    body.set(name, file, `${name}.webp`);
    onSaved(await send(profileApi.update, { body }));
  };
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3}>
        <h2 className={css.title}>{t('picture.coverPhoto.title')}</h2>
        <ProfilePicture
          kind="coverPhoto"
          wanted={COVER}
          hasOne={coverPhoto !== null}
          onUse={upload('coverPhoto')}
          onRemove={async () => onSaved(await send(profileApi.update, { body: { removeCover: true } }))}
        >
          {coverPhoto ? (
            <img src={coverPhoto} alt="" width={1350} height={400} className={css.cover} />
          ) : (
            <div className={css.cover} />
          )}
        </ProfilePicture>
      </Stack>
      <Stack as="section" gap={3}>
        <h2 className={css.title}>{t('picture.photo.title')}</h2>
        <ProfilePicture
          kind="photo"
          wanted={PHOTO}
          hasOne={photo !== null}
          onUse={upload('photo')}
          onRemove={async () => onSaved(await send(profileApi.update, { body: { removePhoto: true } }))}
        >
          <Avatar id={me.id} name={`${me.firstName} ${me.lastName}`} photo={photo} size="huge" />
        </ProfilePicture>
      </Stack>
    </Stack>
  );
};
