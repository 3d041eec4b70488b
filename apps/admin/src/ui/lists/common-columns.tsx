import { useCodeWord, useSay, type CodeList, type WordKey } from '../../lib/words/words.js';
import type { Column } from './column.js';
import { Money } from '../records/money.js';
import { Code, None, Said, ShortDay } from '../records/text.js';

/** A row that has such a value under such a name. */
type With<Name extends string, Value> = Readonly<Record<Name, Value>>;

type ColumnOptions = Pick<Column<never>, 'isWideOnly' | 'isFolded' | 'isUnbroken' | 'isHidden'>;

/** The columns that many lists have in common: they look and read alike everywhere. */
export function useCommonColumns() {
  const say = useSay();
  const wordOf = useCodeWord();
  const wide = { isWideOnly: true };

  /** A text that people wrote: a name, a bank, a reason. */
  const said = <Name extends string>(
    name: Name,
    header: WordKey,
    options: ColumnOptions = {},
  ): Column<With<Name, string | null>> => ({
    key: name,
    header: say(header),
    ...options,
    renderCell: ({ [name]: text }) => (text === null ? <None /> : <Said>{text}</Said>),
  });

  /** A number, a code, an address. */
  const code = <Name extends string>(
    name: Name,
    header: WordKey,
    options: ColumnOptions = wide,
  ): Column<With<Name, string | null>> => ({
    key: name,
    header: say(header),
    ...options,
    renderCell: ({ [name]: text }) => (text === null ? <None /> : <Code>{text}</Code>),
  });

  return {
    said,
    code,
    person: <Name extends string>(name: Name) => said(name, 'people.person'),
    email: code('email', 'people.email'),
    number: code('number', 'list.number', { isWideOnly: true, isUnbroken: true }),

    /** A code that the platform or a provider stores, in words. */
    worded: <Name extends string>(
      name: Name,
      header: WordKey,
      codes: CodeList,
      options: ColumnOptions = wide,
    ): Column<With<Name, string | null>> => ({
      key: name,
      header: say(header),
      ...options,
      renderCell: ({ [name]: stored }) => (stored === null ? <None /> : <Said>{wordOf(codes, stored)}</Said>),
    }),

    /** Minor units under a name of the row, in its currency. */
    money: <Name extends string>(
      name: Name,
      header: WordKey,
      options: ColumnOptions = {},
    ): Column<With<Name, number> & { readonly currency: string }> => ({
      key: name,
      header: say(header),
      isFigure: true,
      ...options,
      renderCell: (row) => <Money minor={row[name]} currency={row.currency} />,
    }),

    /** The day of an instant. */
    day: <Name extends string>(
      name: Name,
      header: WordKey = 'list.date',
      options: ColumnOptions = wide,
    ): Column<With<Name, string | null>> => ({
      key: name,
      header: say(header),
      ...options,
      renderCell: ({ [name]: at }) => (at === null ? <None /> : <ShortDay at={at} />),
    }),

    /** The title of the column of states; each list draws its own badge. */
    stateHead: { key: 'state', header: say('list.state') },
  };
}
