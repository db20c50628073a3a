/** In `Server-Timing` of a page: its duration is the host's time when the page was sent, in epoch milliseconds. */
export const hostTimeMetric = 'host';
