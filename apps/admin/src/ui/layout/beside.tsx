import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place of a page's list, which something that is read beside the open record may take. */
export const BesideContext = createContext<HTMLElement | null>(null);

/** Shows its contents in the place of the list, beside the record that they belong to. */
export const Beside = ({ children }: { children: ReactNode }) => {
  const place = useContext(BesideContext);
  return place === null ? null : createPortal(children, place);
};
