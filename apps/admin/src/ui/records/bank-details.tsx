import type { Client } from '@cairn/client';
import { CALLED_OFF_STATES, type Wire } from '@cairn/contracts';
import type { BankDetails } from '@cairn/contracts/admin/admin.replies';
import { REVEAL_SECONDS } from '@cairn/contracts/admin/reveal';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Facts } from './facts.js';
import { Money } from './money.js';
import { Copied, Reveal } from './reveal.js';
import { Said, Strong } from './text.js';

type Details = Wire<BankDetails>;

const Account = ({ details }: { details: Details }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { accountHolder, bankName, accountKind, accountType, accountNumber, routingNumber, bic } = details;
  const { amount, currency, number } = details;
  return (
    <Facts
      facts={[
        {
          label: say('bank.amount'),
          value: (
            <Strong>
              <Money minor={amount} currency={currency} />
            </Strong>
          ),
        },
        {
          label: say('bank.holder'),
          value:
            accountHolder === null ? (
              say('bank.no_holder')
            ) : (
              <Copied text={accountHolder} label={say('bank.holder')} isName />
            ),
        },
        { label: say('bank.name'), value: <Said>{bankName}</Said> },
        { label: say('bank.where'), value: wordOf('bank.kinds', accountKind) },
        ...(accountType === null ? [] : [{ label: say('bank.type'), value: wordOf('bank.types', accountType) }]),
        ...(routingNumber === null
          ? []
          : [{ label: say('bank.routing'), value: <Copied text={routingNumber} label={say('bank.routing')} /> }]),
        ...(bic === null ? [] : [{ label: say('bank.bic'), value: <Copied text={bic} label={say('bank.bic')} /> }]),
        { label: say('bank.account'), value: <Copied text={accountNumber} label={say('bank.account')} /> },
        { label: say('bank.purpose'), value: <Copied text={number} label={say('bank.purpose')} /> },
      ]}
    />
  );
};

interface RevealProps {
  /** State of the transfer: a cancelled one must not be paid. */
  state: string;
  /** Asks the server, with the reader's reason. */
  read: (client: Client, reason: string) => Promise<Details>;
  onShown: () => Promise<unknown>;
}

/** A full bank account, revealed as every personal value is. */
export const BankDetailsReveal = ({ state, read, onShown }: RevealProps) => {
  const say = useSay();
  if (CALLED_OFF_STATES.includes(state)) return null;
  return (
    <Reveal
      permission="bank_details.reveal"
      words={{
        button: say('bank.reveal'),
        title: say('bank.reveal_title'),
        body: say('bank.reveal_body', { seconds: REVEAL_SECONDS }),
        shown: say('bank.shown'),
      }}
      read={read}
      onShown={onShown}
    >
      {(details) => <Account details={details} />}
    </Reveal>
  );
};
