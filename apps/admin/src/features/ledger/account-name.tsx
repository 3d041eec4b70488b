import type { Wire } from '@cairn/contracts';
import type { AccountHolder } from '@cairn/contracts/admin/ledger.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { CopyButton } from '../../ui/records/copy-button.js';
import { HolderLink, ListLink } from '../../ui/records/record-link.js';
import { Code } from '../../ui/records/text.js';
import css from './ledger.module.css';

/** The group of an account's code: `L:wallet` of `L:wallet:…:USD`. */
const groupOf = (code: string): string => code.split(':').slice(0, 2).join(':');

interface AccountNameProps {
  code: string;
  holder: Wire<AccountHolder> | null;
  /** Leads to the entries of the account. */
  leadsToEntries?: boolean;
}

/** An account's kind and owner as text; its code is copied. An account of an unknown group shows its code. */
export const AccountName = ({ code, holder, leadsToEntries = false }: AccountNameProps) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const group = groupOf(code);
  const held = holder === null ? group : wordOf('ledger.held', group);
  const word = held === group ? wordOf('ledger.groups', group) : held;
  const name = word === group ? <Code>{code}</Code> : <span>{word}</span>;
  return (
    <span className={css.account}>
      {leadsToEntries ? (
        <ListLink resource="ledger-transactions" filter={{ q: code }}>
          {name}
        </ListLink>
      ) : (
        name
      )}
      {holder !== null && (
        <>
          <span aria-hidden="true">·</span>
          <HolderLink holder={holder} />
        </>
      )}
      <CopyButton text={code} label={say('ledger.copy_code')} />
    </span>
  );
};
