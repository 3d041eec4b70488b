import { paths } from '../../lib/page/paths.js';
import { TextLink } from '../text/text.js';

/** A person's name, which leads to their profile where they have a public one. */
export const PersonName = ({ name, slug }: { name: string; slug: string | null }) =>
  slug === null ? (
    <bdi>{name}</bdi>
  ) : (
    <TextLink to={paths.profile(slug)}>
      <bdi>{name}</bdi>
    </TextLink>
  );
