import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';

/** Pages that a session that has ended leads to: it is not held up. */
const WAY_OUT = '/login';

/** U-18: asks before unsaved input is lost by a link, by Back, or by closing the tab. */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const say = useSay();
  const id = useId();
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isDirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== WAY_OUT;
  const blocker = useBlocker(blocks);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={blocker.reset} aria-labelledby={id}>
      <DialogTitle id={id} component="h2">
        {say('unsaved.title')}
      </DialogTitle>
      <DialogContent>{say('unsaved.text')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={blocker.reset}>
          {say('unsaved.stay')}
        </Button>
        <Button color="inherit" onClick={blocker.proceed}>
          {say('unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
