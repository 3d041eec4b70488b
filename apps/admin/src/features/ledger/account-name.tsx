import { useCodeWord } from '../../lib/words/words.js';
import { Code, SmallMuted } from '../../ui/records/text.js';
import css from './ledger.module.css';

/** The group of an account's code: `L:wallet` of `L:wallet:…:USD`. */
const groupOf = (code: string): string => code.split(':').slice(0, 2).join(':');

/** What an account is, in words, and its code under it; one of a group that is new to the console is its code alone. */
export const AccountName = ({ code }: { code: string }) => {
  const group = groupOf(code);
  const name = useCodeWord()('ledger.groups', group);
  if (name === group) return <Code>{code}</Code>;
  return (
    <span className={css.account}>
      <span>{name}</span>
      <SmallMuted>
        <Code>{code}</Code>
      </SmallMuted>
    </span>
  );
};
