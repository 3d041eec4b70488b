import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Stack } from '../../../ui/layout/layout.js';
import { PersonText, Text } from '../../../ui/text/text.js';
import type { PersonOf } from '../queries.js';
import css from './feed.module.css';
import { FollowButton } from './follow-button.js';

/** Somebody in a list, with the way to their page and to following them. */
export const PersonItem = ({ person, meId }: { person: PersonOf; meId: string | undefined }) => (
  <div className={css.person}>
    <Avatar id={person.id} name={person.name} photo={person.photo} />
    <Stack gap={1}>
      <Text strong as={Link} {...{ to: paths.profile(person.slug) }}>
        <bdi>{person.name}</bdi>
      </Text>
      {person.description && (
        <Text as={PersonText} size="small" muted>
          {person.description}
        </Text>
      )}
    </Stack>
    {person.id !== meId && <FollowButton small id={person.id} name={person.name} following={person.followedByMe} />}
  </div>
);
