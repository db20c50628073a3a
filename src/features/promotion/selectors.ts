import { sessionReducer, type WithSession } from '../../events/session';
import { toastReducer, type WithToast } from '../../events/toast';
import { pageReducer, type PageState } from './pageSlice';
import { registrationReducer, type RegistrationState } from './registrationSlice';
import type { Failure } from '../../kernel/failure';
import type { Block, Page } from '../../template/block';
import { decideBlocks } from '../../template/decide';
import { type RegistrationForm, registrationFormOf } from './registrationForm';

export interface PromotionState extends WithToast, WithSession {
  readonly page: PageState;
  readonly registration: RegistrationState;
}

export const promotionReducers = {
  page: pageReducer,
  registration: registrationReducer,
  toast: toastReducer,
  session: sessionReducer,
};

export const selectPageState = (state: PromotionState): PageState => state.page;
export const selectRegistration = (state: PromotionState): RegistrationState => state.registration;

export const selectPage = ({ page: { page } }: PromotionState): Page | undefined =>
  page.status === 'ready' ? page.value : undefined;

const none: readonly Block[] = [];

/** The last answer stays true as long as neither page nor context changes. */
function remembering<Input extends readonly unknown[], Output>(decide: (...input: Input) => Output) {
  let last: { input: Input; output: Output } | undefined;
  return (...input: Input): Output => {
    const isSame = last?.input.every((value, position) => value === input[position]);
    if (!last || !isSame) last = { input, output: decide(...input) };
    return last.output;
  };
}

const decideShown = remembering((page: Page | undefined, context: PageState['context']) =>
  page && context ? decideBlocks(page.blocks, context) : none,
);

export const selectShownBlocks = (state: PromotionState): readonly Block[] =>
  decideShown(selectPage(state), state.page.context);

const formOfShown = remembering(registrationFormOf);

export const selectForm = (state: PromotionState): RegistrationForm | undefined =>
  formOfShown(selectShownBlocks(state));

/** A campaign that is over (contract §8), as the host says it; a lender's own code has words of its own (contract §4). */
export const isEnded = (problem: Failure): boolean => problem.kind === 'http' && problem.status === 410;

/** There is no such page, as opposed to one that could not be had (contract §4). */
export const isNotFound = (problem: Failure): boolean =>
  (problem.kind === 'http' && problem.status === 404) ||
  (problem.kind === 'refused' && problem.code === '404');
