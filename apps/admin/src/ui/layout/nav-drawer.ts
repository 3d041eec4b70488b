import { createContext, useContext } from 'react';

/** Opens the navigation on a phone, where it is folded away. */
export const NavDrawerContext = createContext<{ openNav: () => void }>({ openNav: () => undefined });

export const useNavDrawer = () => useContext(NavDrawerContext);
