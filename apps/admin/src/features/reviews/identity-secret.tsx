import { adminApi } from '@cairn/contracts';
import { REVEAL_SECONDS, type IdentitySecret as Secret } from '@cairn/contracts/admin/reveal';
import { useSay } from '../../lib/words/words.js';
import { Copied, Reveal } from '../../ui/records/reveal.js';
import { CalendarDate, Code } from '../../ui/records/text.js';

interface IdentitySecretProps {
  id: string;
  field: Secret;
  label: string;
  masked: string;
}

/** SEC-50: one masked value of an identity, and the button that reveals it for a minute. */
export const IdentitySecret = ({ id, field, label, masked }: IdentitySecretProps) => {
  const say = useSay();
  return (
    <>
      <Code>{masked}</Code>{' '}
      <Reveal
        permission="personal_data.reveal"
        isSmall
        words={{
          button: say('reviews.reveal', { what: label }),
          title: say('reviews.reveal_title', { what: label }),
          body: say('reviews.reveal_body', { seconds: REVEAL_SECONDS }),
          shown: label,
        }}
        read={(client, reason) => client.send(adminApi.revealIdentity, { params: { id }, body: { field, reason } })}
      >
        {({ value }) =>
          field === 'dateOfBirth' ? <CalendarDate date={value} /> : <Copied text={value} label={label} />
        }
      </Reveal>
    </>
  );
};
