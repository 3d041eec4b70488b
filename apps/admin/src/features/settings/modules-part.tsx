import { ACCREDITATION_WAYS, CUSTODY_MODES, IDENTITY_WAYS, JURISDICTION_PROFILES } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { useRecords } from '../../lib/data/content.js';
import { Choice, Switch } from '../../ui/forms/field.js';
import type { SettingsDraft } from './settings-draft.js';
import { LawFigures } from './law-figures.js';
import css from './settings.module.css';

const SWITCHES = [
  'walletModule',
  'mangoPayModule',
  'enableShareCertificate',
  'enableContractCopy',
  'manageContract',
  'updatesPublic',
  'onlyAdminCreateCampaign',
  'gettingReady',
] as const;

/** Which parts of the product the site has, and under whose law it runs. */
export const ModulesPart = ({ draft: { now, set, errors } }: { draft: SettingsDraft }) => {
  const say = useSay();
  const { data: currencies = [] } = useRecords('currency');
  return (
    <div className={css.form}>
      <h2>{say('settings.parts.modules')}</h2>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={say(`settings.fields.${name}`)}
          checked={now[name] === 'yes'}
          onChange={(isOn) => set({ [name]: isOn ? 'yes' : 'no' })}
        />
      ))}
      <Choice
        label={say('settings.fields.mangoPayCurrencyId')}
        value={now.mangoPayCurrencyId}
        onChange={(mangoPayCurrencyId) => set({ mangoPayCurrencyId })}
        error={errors['mangoPayCurrencyId']}
        options={currencies.map(({ code, title }) => ({ value: code, label: `${code} · ${title}` }))}
      />
      <h2>{say('settings.law')}</h2>
      <Choice
        label={say('settings.fields.jurisdictionProfile')}
        value={now.jurisdictionProfile}
        onChange={(jurisdictionProfile) => set({ jurisdictionProfile })}
        error={errors['jurisdictionProfile']}
        help={
          now.jurisdictionProfile === 'us_regcf' && now.updatesPublic === 'no'
            ? say('settings.updates_hint')
            : undefined
        }
        options={JURISDICTION_PROFILES.map((value) => ({ value, label: say(`settings.profiles.${value}`) }))}
      />
      <LawFigures jurisdiction={now.jurisdictionProfile} currency={now.currency} />
      <Choice
        label={say('settings.fields.custodyMode')}
        value={now.custodyMode}
        onChange={(mode) => set({ custodyMode: CUSTODY_MODES.find((known) => known === mode) ?? now.custodyMode })}
        error={errors['custodyMode']}
        options={CUSTODY_MODES.map((value) => ({ value, label: say(`settings.custody.${value}`) }))}
      />
      <Switch
        label={say('settings.fields.kycRequired')}
        checked={now.kycRequired}
        onChange={(kycRequired) => set({ kycRequired })}
        help={errors['kycRequired']}
      />
      <Choice
        label={say('settings.fields.identityProvider')}
        value={now.identityProvider}
        onChange={(way) =>
          set({ identityProvider: IDENTITY_WAYS.find((known) => known === way) ?? now.identityProvider })
        }
        error={errors['identityProvider']}
        options={IDENTITY_WAYS.map((value) => ({ value, label: say(`settings.identityWays.${value}`) }))}
      />
      <Choice
        label={say('settings.fields.accreditationProvider')}
        value={now.accreditationProvider}
        onChange={(way) =>
          set({ accreditationProvider: ACCREDITATION_WAYS.find((known) => known === way) ?? now.accreditationProvider })
        }
        error={errors['accreditationProvider']}
        options={ACCREDITATION_WAYS.map((value) => ({ value, label: say(`settings.identityWays.${value}`) }))}
      />
    </div>
  );
};
