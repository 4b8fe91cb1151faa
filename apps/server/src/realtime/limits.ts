/** What one client may ask of this server; beyond it channels or the socket end. */

/** Broadcasts and presence changes a second, the product's figure for realtime events. */
export const eventsPerSecond = 10;
export const channelsPerSocket = 100;
/** A client that reconnects joins all of its channels at once. */
export const joinsAtOnce = 100;
export const joinsPerSecond = 10;
export const largestBroadcastBytes = 256 * 1024;
/** A frame is a broadcast with its address and reference. */
export const largestFrameBytes = largestBroadcastBytes + 4096;
/** Bytes that wait for a client that reads too slowly. */
export const largestBacklogBytes = 1024 * 1024;
/** Clients send a heartbeat every 25 s; browsers may slow timers of hidden pages to one a minute. */
export const silenceMs = 90_000;
