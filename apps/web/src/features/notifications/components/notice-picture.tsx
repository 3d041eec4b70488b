import { NOTIFICATION_KINDS, type NotificationIcon } from '@cairn/contracts/communication/notification-kinds';
import {
  IconBell,
  IconBuildingStore,
  IconCoins,
  IconLock,
  IconMessage,
  IconShieldCheck,
  IconUser,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { Avatar, CompanyPicture } from '../../../ui/data/avatar.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { Icon } from '../../../ui/brand/icon.js';
import type { Notice } from '../queries.js';
import css from './notice.module.css';

const icons: Readonly<Record<NotificationIcon, TablerIcon>> = {
  money: IconCoins,
  campaign: IconBuildingStore,
  person: IconUser,
  message: IconMessage,
  identity: IconShieldCheck,
  security: IconLock,
  account: IconBell,
};

/** The picture of its subject: the person, the company, or else a drawing of its kind. */
export const NoticePicture = ({ notice: { kind, actor, campaign } }: { notice: Notice }) => {
  if (actor) return <Avatar id={actor.id} name={actor.name} />;
  if (campaign) return <CompanyPicture src={coverFor(campaign.coverUrl, campaign.category)} />;
  return (
    <span className={css.icon}>
      <Icon of={icons[NOTIFICATION_KINDS[kind]?.icon ?? 'account']} />
    </span>
  );
};
