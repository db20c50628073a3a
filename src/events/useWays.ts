import { useDispatch } from 'react-redux';
import { backChosen, homeChosen } from './navigation';

/** The two ways out that every screen has. */
export function useWays(): { readonly onBack: () => void; readonly onHome: () => void } {
  const dispatch = useDispatch();
  return { onBack: () => dispatch(backChosen()), onHome: () => dispatch(homeChosen()) };
}
