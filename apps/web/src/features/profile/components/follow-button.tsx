import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { useSession } from '../../../lib/api/session.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { profileKeys } from '../queries.js';

interface FollowButtonProps {
  id: string;
  name: string;
  following: boolean;
  small?: boolean;
}

/** Follows or unfollows; a visitor signs in first and returns. */
export const FollowButton = ({ id, name, following, small }: FollowButtonProps) => {
  const { t } = useTranslation('profile');
  const words = useErrorWords();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => send(following ? profileApi.unfollow : profileApi.follow, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKeys.all }),
    onError: (error) => notifications.show({ message: words(error) }),
  });
  return (
    <Button
      variant={following || small ? 'default' : 'filled'}
      size={small ? 'sm' : 'md'}
      aria-pressed={following}
      aria-label={t(following ? 'unfollowName' : 'followName', { name })}
      loading={change.isPending}
      onClick={() => (session ? change.mutate() : void navigate(paths.login, { state: { from: pathname } }))}
    >
      {t(following ? 'unfollow' : 'follow')}
    </Button>
  );
};
