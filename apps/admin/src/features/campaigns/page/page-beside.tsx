import { Button, useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';
import { useSay } from '../../../lib/words/words.js';
import { Beside } from '../../../ui/layout/beside.js';
import { CampaignPageFrame } from './campaign-page-frame.js';

/** The way to read the page where the list is, as wide as the list; the reader's choice is kept. */
export const PageBeside = ({ id }: { id: string }) => {
  const say = useSay();
  const isWide = useMediaQuery('(min-width: 72em)', { noSsr: true });
  const [isShown, setIsShown] = useStore('campaigns.page-beside', true);
  if (!isWide) return null;
  return (
    <>
      <div>
        <Button variant="outlined" color="inherit" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {say(isShown ? 'review.page_hide' : 'review.page_beside')}
        </Button>
      </div>
      {isShown && (
        <Beside>
          <CampaignPageFrame id={id} />
        </Beside>
      )}
    </>
  );
};
