import { formatMajor, parseMajor } from '@cairn/finance';
import { useState } from 'react';
import { useSay } from '../app/words.js';
import { Pair, TextBox } from '../ui/field.js';
import type { SettingsDraft } from './settings-draft.js';
import css from './settings.module.css';

const COUNTS = ['investmentSessionMinutes', 'userCampaignLimit', 'minimumCampaignDays', 'maximumCampaignDays'] as const;
const AMOUNTS = ['topUpMaximum', 'withdrawalDailyLimit', 'topUpFeeFlat', 'withdrawalFeeFlat'] as const;
const PERCENTS = ['topUpFeeBasisPoints', 'withdrawalFeeBasisPoints'] as const;

interface NumberBoxProps {
  label: string;
  help?: string;
  error: string | undefined;
  /** What is kept, as people write it. */
  text: string;
  read: (text: string) => number | null;
  onChange: (value: number) => void;
}

/** A figure: what is typed stays typed, and counts once it is one. */
const NumberBox = ({ label, help, error, text, read, onChange }: NumberBoxProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === null;
  return (
    <TextBox
      label={label}
      help={help}
      error={isWrong ? say('settings.no_number') : error}
      value={typed ?? text}
      direction="ltr"
      onChange={(now) => {
        setTyped(now);
        const value = read(now);
        if (value !== null) onChange(value);
      }}
    />
  );
};

const wholeNumber = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null);

/** `2.9` percent is 290 basis points. */
const basisPoints = (text: string): number | null => {
  const found = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return found === null ? null : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
};
const percentText = (points: number): string => (points / 100).toString();

/** Fees, limits and times. */
export const LimitsPart = ({ draft: { now, set, errors } }: { draft: SettingsDraft }) => {
  const say = useSay();
  const amount = (text: string): number | null => {
    const minor = parseMajor(text, now.currency);
    return minor === null ? null : Number(minor);
  };
  return (
    <div className={css.form}>
      <h2>{say('settings.parts.limits')}</h2>
      <Pair>
        {COUNTS.map((name) => (
          <NumberBox
            key={name}
            label={say(`settings.fields.${name}`)}
            error={errors[name]}
            text={String(now[name])}
            read={wholeNumber}
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
            help={now.currency}
            error={errors[name]}
            text={formatMajor(BigInt(now[name]), now.currency)}
            read={amount}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        {PERCENTS.map((name) => (
          <NumberBox
            key={name}
            label={say(`settings.fields.${name}`)}
            help="%"
            error={errors[name]}
            text={percentText(now[name])}
            read={basisPoints}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </Pair>
    </div>
  );
};
