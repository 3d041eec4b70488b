import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the section that the address names once the page is there, unless the reader has moved on already. */
export const useHashTarget = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};
