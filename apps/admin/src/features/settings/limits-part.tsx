import { MOST_CARD_MONEY_DAYS } from '@cairn/contracts';
import {
  readFigure,
  readMoney,
  writeFigure,
  writeMoney,
  type FigureProblem as Problem,
  type ReadFigure,
} from '@cairn/i18n';
import { useState } from 'react';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { percentText, readPercent } from '../../lib/format/percent.js';
import { Pair, TextBox } from '../../ui/forms/field.js';
import type { SettingsDraft } from './settings-draft.js';
import css from './settings.module.css';

const COUNTS = [
  'investmentSessionMinutes',
  'userCampaignLimit',
  'minimumCampaignDays',
  'maximumCampaignDays',
  'screeningThreshold',
  'coveredPersonDays',
] as const;
const WALLET_COUNTS = ['cardMoneyCooldownDays'] as const;
const AMOUNTS = [
  'topUpMaximum',
  'withdrawalDailyLimit',
  'withdrawalTwoPersonAbove',
  'refundTwoPeopleAbove',
  'topUpFeeFlat',
  'withdrawalFeeFlat',
] as const;
const PERCENTS = ['topUpFeeBasisPoints', 'withdrawalFeeBasisPoints'] as const;

type FigureProblem = Problem | 'whole';
type Reading = { value: number } | { problem: FigureProblem };

interface NumberBoxProps {
  label: string;
  help?: string;
  error: string | undefined;
  /** The saved value, as people write it. */
  text: string;
  read: (text: string) => Reading;
  /** The expected format, beside a text that is refused. */
  example: string;
  onChange: (value: number) => void;
}

/** A figure: the typed text stays, and counts once it is a number. */
const NumberBox = ({ label, help, error, text, read, example, onChange }: NumberBoxProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const reading = typed === null ? null : read(typed);
  const isWrong = reading !== null && 'problem' in reading;
  return (
    <TextBox
      label={label}
      help={help}
      error={isWrong ? say(`figure.${reading.problem}`, { example }) : error}
      value={typed ?? text}
      direction="ltr"
      onChange={(now) => {
        setTyped(now);
        const next = read(now);
        if ('value' in next) onChange(next.value);
      }}
    />
  );
};

const numeric = (read: ReadFigure): Reading => ('value' in read ? { value: Number(read.value) } : read);
const whole = (reading: Reading): Reading =>
  'problem' in reading && reading.problem === 'decimals' ? { problem: 'whole' } : reading;

/** Fees, limits and times. */
export const LimitsPart = ({ draft: { now, set, errors } }: { draft: SettingsDraft }) => {
  const say = useSay();
  const language = useLanguage();
  const { currency } = now;
  return (
    <div className={css.form}>
      <h2>{say('settings.parts.limits')}</h2>
      <Pair>
        {COUNTS.map((name) => (
          <NumberBox
            key={name}
            label={say(`settings.fields.${name}`)}
            error={errors[name]}
            text={writeFigure(language, BigInt(now[name]), 0)}
            read={(text) => whole(numeric(readFigure(language, text, 0, 999_999n)))}
            example={writeFigure(language, 30n, 0)}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </Pair>
      <h2>{say('settings.wallet')}</h2>
      <Pair>
        {AMOUNTS.map((name) => (
          <NumberBox
            key={name}
            label={say(`settings.fields.${name}`)}
            help={currency}
            error={errors[name]}
            text={writeMoney(language, BigInt(now[name]), currency)}
            read={(text) => numeric(readMoney(language, text, currency))}
            example={writeMoney(language, 123_450n, currency)}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        {WALLET_COUNTS.map((name) => (
          <NumberBox
            key={name}
            label={say(`settings.fields.${name}`)}
            error={errors[name]}
            text={writeFigure(language, BigInt(now[name]), 0)}
            read={(text) => whole(numeric(readFigure(language, text, 0, BigInt(MOST_CARD_MONEY_DAYS))))}
            example={writeFigure(language, 120n, 0)}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        {PERCENTS.map((name) => (
          <NumberBox
            key={name}
            label={say(`settings.fields.${name}`)}
            help="%"
            error={errors[name]}
            text={percentText(language, now[name])}
            read={(text) => numeric(readPercent(language, text, 9_999n))}
            example={percentText(language, 290)}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </Pair>
    </div>
  );
};
