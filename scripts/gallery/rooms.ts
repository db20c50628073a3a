import { complaintRoom, serviceRoom } from './complaintStates';
import { confirmRoom, detailsRoom, ordersRoom } from './loanStates';
import { promotionRoom } from './publicStates';
import { paywayRoom, repayRoom } from './repayStates';
import { siteRoom, testRoom } from './siteStates';
import type { GalleryRoom } from './state';

/** Every screen in every state: what the gallery shows, and what is looked at for accessibility and for long words. */
export const rooms: readonly GalleryRoom[] = [
  promotionRoom,
  confirmRoom,
  detailsRoom,
  repayRoom,
  paywayRoom,
  ordersRoom,
  complaintRoom,
  serviceRoom,
  siteRoom,
  testRoom,
];
