import { useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';
import { useSay } from '../../../lib/words/words.js';
import { Beside } from '../../../ui/layout/beside.js';
import { Segments } from '../../../ui/lists/segments.js';
import css from '../review/desk.module.css';
import { CampaignPageFrame } from './campaign-page-frame.js';

type Shown = 'page' | 'list';

/** What stands beside the review on wide screens: the page in the place of the list, or the list. The choice is kept. */
export const PageBeside = ({ id }: { id: string }) => {
  const say = useSay();
  const isWide = useMediaQuery('(min-width: 72em)', { noSsr: true });
  const [shown, setShown] = useStore<Shown>('campaigns.beside', 'page');
  if (!isWide) return null;
  return (
    <div className={css.beside}>
      <span>{say('review.beside')}</span>
      <Segments
        label={say('review.beside')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'page', label: say('campaigns.tabs.page') },
          { value: 'list', label: say('review.beside_list') },
        ]}
      />
      {shown === 'page' && (
        <Beside>
          <CampaignPageFrame id={id} />
        </Beside>
      )}
    </div>
  );
};
