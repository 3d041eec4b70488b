import { Button } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import { Page } from '../../ui/layout/page.js';
import { LeaveGuard } from '../../ui/forms/leave-guard.js';
import { ErrorNotice, Notice } from '../../ui/records/notice.js';
import { Muted } from '../../ui/records/text.js';
import { TabLinks } from '../../ui/records/tabs.js';
import { CaptchaPart } from './captcha-part.js';
import { IdentityPart } from './identity-part.js';
import { LawChangeDialog } from './law-change-dialog.js';
import { LimitsPart } from './limits-part.js';
import { MaintenancePart } from './maintenance-part.js';
import { ModulesPart } from './modules-part.js';
import { PaymentsPart } from './payments-part.js';
import { PARTS, type Part } from './parts.js';
import { useSettings, type Settings } from '../../lib/data/settings.js';
import { useSettingsDraft, type SettingsDraft } from './settings-draft.js';
import { SettingsPreview } from './settings-preview.js';
import css from './settings.module.css';

const FORMS: Readonly<Record<Part, ComponentType<{ draft: SettingsDraft }>>> = {
  identity: IdentityPart,
  modules: ModulesPart,
  limits: LimitsPart,
  payments: PaymentsPart,
  captcha: CaptchaPart,
  maintenance: MaintenancePart,
};

const Form = ({ part, settings }: { part: Part; settings: Settings }) => {
  const say = useSay();
  const draft = useSettingsDraft(part, settings);
  const Fields = FORMS[part];
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <LeaveGuard isDirty={draft.count > 0 && !draft.isBusy} />
      <div className={css.bar}>
        {draft.count > 0 && <Muted>{say('settings.unsaved', { smart_count: draft.count })}</Muted>}
        {draft.count > 0 && (
          <Button color="inherit" disabled={draft.isBusy} onClick={draft.undo}>
            {say('content.undo')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={draft.count === 0 || draft.isBusy || draft.isOvertaken}
          aria-busy={draft.isBusy}
          onClick={() => (draft.isOtherLaw ? setAsked(true) : void draft.save())}
        >
          {say('content.save')}
        </Button>
      </div>
      {isAsked && <LawChangeDialog draft={draft} onClose={() => setAsked(false)} />}
      {draft.back !== null && (
        <div className={css.state}>
          <Notice tone="info">
            {say(draft.back.isWithoutSecret ? 'settings.kept_without_secret' : 'unsaved.kept')}
          </Notice>
        </div>
      )}
      {(draft.failure !== null || draft.isOvertaken) && (
        <div className={css.state}>
          {draft.failure !== null ? (
            <ErrorNotice error={draft.failure} />
          ) : (
            <Notice tone="danger">{say('settings.overtaken')}</Notice>
          )}
          {draft.isOvertaken && (
            <p>
              {say('settings.load_other_help')}{' '}
              <Button color="inherit" onClick={() => void draft.loadOther()}>
                {say('settings.load_other')}
              </Button>
            </p>
          )}
        </div>
      )}
      <div className={css.grid}>
        <Fields draft={draft} />
        <div className={css.preview}>
          <SettingsPreview part={part} settings={draft.now} />
        </div>
      </div>
    </>
  );
};

/** The site's settings, part by part. */
export const SettingsPage = () => {
  const say = useSay();
  const { part: wanted } = useParams();
  const { data, error, refetch } = useSettings();
  const part = PARTS.find((known) => known === wanted);
  if (part === undefined) return <Navigate to="/settings/identity" replace />;
  return (
    <Page title={say('nav.settings')}>
      <TabLinks
        label={say('settings.label')}
        links={PARTS.map((name) => ({ to: `/settings/${name}`, label: say(`settings.parts.${name}`) }))}
      />
      {data !== undefined && <Form key={part} part={part} settings={data} />}
      {data === undefined && (
        <div className={css.state}>
          {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Loading />}
        </div>
      )}
    </Page>
  );
};
