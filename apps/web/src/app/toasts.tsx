import { Notifications } from '@mantine/notifications';

/** C-09: toasts stand at the top of the inline end and leave after five seconds. */
const TOAST_MS = 5000;

const Toasts = ({ direction }: { direction: 'ltr' | 'rtl' }) => (
  <Notifications position={direction === 'rtl' ? 'top-left' : 'top-right'} autoClose={TOAST_MS} />
);

export default Toasts;
