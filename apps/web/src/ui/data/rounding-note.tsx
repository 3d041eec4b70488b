import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format/format.js';
import { roundingOf } from '../../lib/format/rounding.js';
import { Text } from '../text/text.js';

interface RoundingNoteProps {
  /** Minor units of each payment, in the order of their dates. */
  amounts: readonly number[];
  currency: string;
}

/** Why equal payments are not quite equal; nothing where they are, and of payments that are not meant to be. */
export const RoundingNote = ({ amounts, currency }: RoundingNoteProps) => {
  const { t } = useTranslation('common');
  const kind = roundingOf(amounts);
  const last = amounts.at(-1);
  if (kind === null || last === undefined) return null;
  return (
    <Text as="p" size="small" muted>
      {t(`rounding.${kind}`, { amount: formatMoney(last, currency) })}
    </Text>
  );
};
