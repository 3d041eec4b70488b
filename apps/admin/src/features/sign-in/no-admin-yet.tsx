import { adminsApi } from '@cairn/contracts';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Notice } from '../../ui/records/notice.js';
import { Code } from '../../ui/records/text.js';

/** On a new site without an admin: a notice with the steps to take on the server. */
export const NoAdminYet = () => {
  const say = useSay();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['first-admin'],
    queryFn: () => client.send(adminsApi.first, {}),
    retry: false,
  });
  if (data?.needed !== true) return null;
  return (
    <Notice tone="info">
      <p>
        <b>{say('sign_in.none.title')}</b>
      </p>
      <p>{say('sign_in.none.text')}</p>
      <p>
        <Code>npm run admin -- create --email you@example.org --role super</Code>
      </p>
    </Notice>
  );
};
