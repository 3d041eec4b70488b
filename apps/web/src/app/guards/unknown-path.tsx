import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';

/** U-01: an unknown path falls back to home, with a notice. */
export const UnknownPath = () => {
  const { pathname } = useLocation();
  return <Navigate to={paths.landing} replace state={{ unknown: pathname }} />;
};
