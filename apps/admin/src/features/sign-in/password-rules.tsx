import { PASSWORD_RULES } from '@cairn/contracts/users/password';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useSay } from '../../lib/words/words.js';
import { Hidden } from '../../ui/records/text.js';
import css from './gate.module.css';

/** V-02: the five rules, always in sight, each ticked as it is met. */
export const PasswordRules = ({ password }: { password: string }) => {
  const say = useSay();
  return (
    <ul className={css.rules}>
      {PASSWORD_RULES.map(({ code, pattern }) => {
        const isMet = pattern.test(password);
        return (
          <li key={code} data-met={isMet ? '' : undefined}>
            {isMet ? <IconCheck aria-hidden="true" size={16} /> : <IconCircle aria-hidden="true" size={10} />}
            {say(`password.${code}`)}
            <Hidden> {say(isMet ? 'password.met' : 'password.not_met')}</Hidden>
          </li>
        );
      })}
    </ul>
  );
};
