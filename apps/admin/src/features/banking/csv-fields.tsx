import type { Wire } from '@cairn/contracts';
import { DATE_FORMS, DECIMAL_MARKS, type CsvMapping } from '@cairn/contracts/payments/bank-statements.requests';
import type { OperatorAccount } from '@cairn/contracts/payments/operator-accounts';
import { useGetList } from 'react-admin';
import { useSay } from '../../lib/words/words.js';
import { Choice, Pair, Switch, TextBox } from '../../ui/forms/field.js';
import type { SentForm } from '../../ui/forms/use-sent-form.js';

type Column = Exclude<keyof Wire<CsvMapping>, 'dateForm' | 'decimal'>;

export type CsvDraft = Record<Column, string> &
  Pick<Wire<CsvMapping>, 'dateForm' | 'decimal'> & {
    accountId: string;
    opening: string;
    closing: string;
    /** The columns are those of the last file of the account. */
    isKnown: boolean;
  };

export const NO_CSV: CsvDraft = {
  accountId: '',
  opening: '',
  closing: '',
  isKnown: false,
  date: '',
  dateForm: 'ymd',
  decimal: '.',
  amount: '',
  credit: '',
  debit: '',
  text: '',
  bankRef: '',
  endToEnd: '',
  counterparty: '',
  counterpartyAccount: '',
};

const COLUMNS: readonly Column[] = [
  'date',
  'amount',
  'credit',
  'debit',
  'text',
  'bankRef',
  'endToEnd',
  'counterparty',
  'counterpartyAccount',
];

/** Those without which no line can be read; the amount may stand in two columns instead. */
const NEEDED: readonly Column[] = ['date'];

interface CsvFieldsProps {
  /** The names in the file's first line; empty where it has none. */
  columns: readonly string[];
  draft: CsvDraft;
  errors: SentForm['errors'];
  onChange: (draft: CsvDraft) => void;
}

/** What a CSV file does not say by itself: its account, its balances, and what its columns are called. */
export const CsvFields = ({ columns, draft, errors, onChange }: CsvFieldsProps) => {
  const say = useSay();
  const { data = [] } = useGetList<Wire<OperatorAccount>>('operator-accounts', {
    filter: {},
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'madeAt', order: 'DESC' },
  });
  const accounts = data.filter(({ state }) => state === 'active' || state === 'retired');
  const set = (change: Partial<CsvDraft>): void => onChange({ ...draft, ...change });
  const box = (name: 'opening' | 'closing' | Column) => (
    <TextBox
      key={name}
      label={say(`banking.csv.${name}`)}
      value={draft[name]}
      onChange={(text) => set({ [name]: text })}
      error={errors.of(name)}
      direction={name === 'opening' || name === 'closing' ? 'ltr' : 'auto'}
      max={80}
    />
  );
  const column = (name: Column) =>
    columns.length === 0 ? (
      box(name)
    ) : (
      <Choice
        key={name}
        label={say(`banking.csv.${name}`)}
        error={errors.of(name)}
        value={columns.includes(draft[name]) ? draft[name] : ''}
        options={[
          { value: '', label: say(NEEDED.includes(name) ? 'banking.csv.choose' : 'banking.csv.none') },
          ...[...new Set(columns)].map((value) => ({ value, label: value })),
        ]}
        onChange={(value) => set({ [name]: value })}
      />
    );
  return (
    <>
      <Choice
        label={say('banking.account')}
        error={errors.of('accountId')}
        value={draft.accountId}
        options={[
          { value: '', label: say('banking.choose_account') },
          ...accounts.map(({ id, iban, accountNumber, currency }) => ({
            value: id,
            label: `${iban ?? accountNumber ?? ''} (${currency})`,
          })),
        ]}
        onChange={(accountId) => set({ accountId })}
      />
      <Pair>
        {box('opening')}
        {box('closing')}
      </Pair>
      <Switch
        label={say('banking.csv.known')}
        help={errors.of('mapping') ?? say('banking.csv.known_help')}
        checked={draft.isKnown}
        onChange={(isKnown) => set({ isKnown })}
      />
      {!draft.isKnown && (
        <>
          <Pair>
            <Choice
              label={say('banking.csv.dateForm')}
              error={errors.of('dateForm')}
              value={draft.dateForm}
              options={DATE_FORMS.map((form) => ({ value: form, label: say(`banking.csv.dates.${form}`) }))}
              onChange={(value) => set({ dateForm: DATE_FORMS.find((form) => form === value) ?? draft.dateForm })}
            />
            <Choice
              label={say('banking.csv.decimal')}
              error={errors.of('decimal')}
              value={draft.decimal}
              options={DECIMAL_MARKS.map((mark) => ({ value: mark, label: mark }))}
              onChange={(value) => set({ decimal: DECIMAL_MARKS.find((mark) => mark === value) ?? draft.decimal })}
            />
          </Pair>
          {COLUMNS.map(column)}
        </>
      )}
    </>
  );
};
