import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { loanDrawing } from '@cairn/design/drawings/loan';
import { sharesDrawing } from '@cairn/design/drawings/shares';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../ui/brand/drawing.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';

const drawings = { equity: sharesDrawing, debt: loanDrawing };
const FACTS = ['owe', 'may', 'suits'] as const;

interface TypeChoiceProps {
  ref: Ref<HTMLInputElement>;
  types: readonly CampaignType[];
  value: CampaignType | '' | null;
  onChange: (type: CampaignType) => void;
  error: string | undefined;
}

/** Shares or a loan, side by side with what each means. */
export const TypeChoice = ({ types, ...field }: TypeChoiceProps) => {
  const { t } = useTranslation('wizard');
  return (
    <ChoiceRows
      {...field}
      isCards
      // The heading of the page says the same.
      isLegendHidden
      legend={t('type.title')}
      choices={types.map((type) => ({
        value: type,
        title: t(`type.${type}.title`),
        text: t(`type.${type}.text`),
        picture: <Drawing data={drawings[type]} />,
        facts: FACTS.map((fact) => ({ term: t(`type.${fact}`), value: t(`type.${type}.${fact}`) })),
      }))}
    />
  );
};
