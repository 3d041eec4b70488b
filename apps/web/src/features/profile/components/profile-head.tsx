import { pebbleFor, pebbles, stoneOutlines } from '@cairn/design';
import { IconCalendar, IconMessage, IconShieldCheck, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Lede, textCss } from '../../../ui/text/text.js';
import type { Profile } from '../queries.js';
import { FollowButton } from './follow-button.js';
import css from './profile-head.module.css';

const LINKS = ['website', 'linkedin', 'youtube', 'facebook', 'twitter'] as const;

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);

/** Where the stones of a drawn cover lie, and how large they are: from the far shore to the near one. */
const PLACES = [
  [8, 52, 0.7],
  [52, 46, 0.9],
  [112, 54, 0.6],
  [150, 40, 1.1],
  [214, 50, 0.8],
  [262, 44, 1],
  [322, 54, 0.6],
  [352, 38, 1.2],
  [418, 50, 0.8],
] as const;

/** The cover of a profile without a picture of its own: stones on a shore, in quiet colours. */
const DrawnCover = ({ id }: { id: string }) => {
  const pebble = pebbles.indexOf(pebbleFor(id));
  return (
    <svg
      className={css.drawn}
      data-pebble={pebble}
      viewBox="0 0 468 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <path className={css.far} d="M0 66C80 58 150 70 240 63C330 56 400 68 468 60V100H0Z" />
      {PLACES.map(([x, y, size], at) => (
        <path
          key={x}
          className={at % 3 === pebble % 3 ? css.pale : css.stone}
          d={stoneOutlines[(at + pebble) % stoneOutlines.length]}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      <path className={css.near} d="M0 93C90 88 170 97 260 92C340 88 410 95 468 90V100H0Z" />
    </svg>
  );
};

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The head of a profile: cover, picture, name, biography and actions. */
export const ProfileHead = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile');
  return (
    <Stack gap={5}>
      <div className={css.band}>
        {profile.coverPhoto ? (
          <img src={profile.coverPhoto} alt="" width={1350} height={400} className={css.cover} />
        ) : (
          <DrawnCover id={profile.id} />
        )}
        <span className={css.face}>
          <Avatar id={profile.id} name={profile.name} photo={profile.photo} size="huge" />
        </span>
      </div>
      <Row between flow top>
        <Stack gap={3}>
          <h1>
            <bdi>{profile.name}</bdi>
          </h1>
          {profile.description && <Lede dir="auto">{profile.description}</Lede>}
          <ul className={css.facts}>
            <Fact icon={<Icon of={IconCalendar} size="small" />}>
              {t('since')} <SiteDate value={profile.memberSince} format="month" />
            </Fact>
            {profile.identityChecked && <Fact icon={<Icon of={IconShieldCheck} size="small" />}>{t('checked')}</Fact>}
            {LINKS.map((name) => {
              const url = profile[name];
              return (
                url && (
                  <Fact key={name} icon={<Icon of={IconWorld} size="small" />}>
                    {/* SEC-21: only addresses of the web are stored. */}
                    <a className={textCss.link} href={url} rel="noopener nofollow ugc" target="_blank">
                      <bdi dir="ltr">{hostOf(url)}</bdi>
                    </a>
                  </Fact>
                )
              );
            })}
          </ul>
        </Stack>
        <Row flow>
          {profile.isMe ? (
            <Button component={Link} to={paths.profileSettings} variant="default">
              {t('edit')}
            </Button>
          ) : (
            <>
              <Button
                component={Link}
                to={paths.messageTo(profile.id)}
                variant="default"
                leftSection={<Icon of={IconMessage} size="small" />}
              >
                {t('message')}
              </Button>
              <FollowButton id={profile.id} name={profile.name} following={profile.followedByMe} />
            </>
          )}
        </Row>
      </Row>
    </Stack>
  );
};
