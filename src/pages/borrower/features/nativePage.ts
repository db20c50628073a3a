import { watchNativePages } from '../../../features/nativePage/saga';
import type { Feature } from '../borrowerStore';

const nativePage: Feature = { reducers: {}, saga: watchNativePages };
export default nativePage;
