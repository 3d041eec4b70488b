import { useSay } from '../../lib/words/words.js';
import { TextBox } from './field.js';

interface ReasonBoxProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The reason for an action that moves money, in a form with fields of its own; it is kept in the audit log. */
export const ReasonBox = ({ value, onChange, error }: ReasonBoxProps) => {
  const say = useSay();
  return (
    <TextBox
      label={say('bank.reason')}
      help={say('bank.reason_help')}
      value={value}
      onChange={onChange}
      error={error}
      max={1000}
      isRequired
    />
  );
};
