import type { OwnProfile, ProfilePerson } from '@cairn/contracts/users/profile.replies';
import type { UserEntity } from './user.entity.js';

export interface PersonRow {
  id: string;
  slug: string;
  name: string;
  photoFileId: string | null;
  description: string | null;
  followedByMe: boolean;
}

type OwnRow = Omit<OwnProfile, 'photo' | 'coverPhoto'> & Pick<UserEntity, 'photoFileId' | 'coverFileId'>;

/** SQL: the version of the profile text of the user `u`; pictures and language are saved separately. */
export const PROFILE_VERSION = `encode(sha256(convert_to(jsonb_build_array(u.first_name, u.last_name, u.slug, u.email,
  u.pending_email, u.phone_number, u.zipcode, u.address, u.description, u.website, u.facebook, u.twitter, u.linkedin,
  u.youtube, u.show_name, u.show_investments, u.show_amounts, u.show_following)::text, 'UTF8')), 'hex')`;

/** Columns of the user `u` that only the user may see. */
export const OWN_COLUMNS = `u.photo_file_id as "photoFileId", u.cover_file_id as "coverFileId", u.description, u.zipcode,
  u.address, u.website, u.facebook, u.twitter, u.linkedin, u.youtube, u.pending_email as "pendingEmail",
  u.show_name as "showName", u.show_investments as "showInvestments", u.show_amounts as "showAmounts",
  u.show_following as "showFollowing", u.deletion_due_at as "deletionDueAt", ${PROFILE_VERSION} as version`;

/** Users with a public profile: active, not suspended or closed, and not admins. */
export const VISIBLE =
  'u.activated_at is not null and u.suspended_at is null and u.pseudonymised_at is null and u.admin_role is null';

/** Of the user `u`, as seen by $2 (null for a visitor). */
export const PERSON_COLUMNS = `u.id, u.slug, u.first_name || ' ' || u.last_name as name, u.photo_file_id as "photoFileId",
  u.description, exists (select 1 from user_follow m where m.follower_id = $2 and m.followed_id = u.id) as "followedByMe"`;

/** Pictures of people are public files under random names. */
export const pictureLink = (fileId: string | null): string | null => (fileId === null ? null : `/media/${fileId}`);

export const presentPerson = ({
  id,
  slug,
  name,
  photoFileId,
  description,
  followedByMe,
}: PersonRow): ProfilePerson => ({
  id,
  slug,
  name,
  photo: pictureLink(photoFileId),
  description,
  followedByMe,
});

export const presentOwn = (row: OwnRow): OwnProfile => ({
  photo: pictureLink(row.photoFileId),
  coverPhoto: pictureLink(row.coverFileId),
  description: row.description,
  zipcode: row.zipcode,
  address: row.address,
  website: row.website,
  facebook: row.facebook,
  twitter: row.twitter,
  linkedin: row.linkedin,
  youtube: row.youtube,
  pendingEmail: row.pendingEmail,
  showName: row.showName,
  showInvestments: row.showInvestments,
  showAmounts: row.showAmounts,
  showFollowing: row.showFollowing,
  deletionDueAt: row.deletionDueAt,
  version: row.version,
});
