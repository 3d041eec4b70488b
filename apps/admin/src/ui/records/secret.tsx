import type { Client } from '@cairn/client';
import { REVEAL_SECONDS } from '@cairn/contracts/admin/reveal';
import { useSay } from '../../lib/words/words.js';
import { Money } from './money.js';
import { Copied, Reveal } from './reveal.js';
import { CalendarDate, Code } from './text.js';

/** A masked value as it is revealed; of an amount, its minor units and currency. */
interface Revealed {
  value: string;
  currency?: string | null;
}

interface SecretProps {
  label: string;
  /** What stands in its place. */
  masked?: string;
  /** How it is written once it is shown: a day, a name, or by default a code or an amount. */
  kind?: 'day' | 'name';
  /** Asks the server, with the reader's reason. */
  read: (client: Client, reason: string) => Promise<Revealed>;
}

const Value = ({ value, currency, kind, label }: Revealed & Pick<SecretProps, 'kind' | 'label'>) => {
  if (currency) return <Money minor={Number(value)} currency={currency} />;
  return kind === 'day' ? (
    <CalendarDate date={value} />
  ) : (
    <Copied isName={kind === 'name'} text={value} label={label} />
  );
};

/** SEC-50: one masked value of a record, and the button that reveals it for a minute. */
export const Secret = ({ label, masked = '•••', kind, read }: SecretProps) => {
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
        read={read}
      >
        {(revealed) => <Value {...revealed} {...(kind && { kind })} label={label} />}
      </Reveal>
    </>
  );
};
