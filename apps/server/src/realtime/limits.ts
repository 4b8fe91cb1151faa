/** Limits for one client of this server; if it exceeds them, channels or the socket are closed. */

/** Broadcasts per second; the product's figure for realtime events. */
export const eventsPerSecond = 10;
/** Presence changes of one channel within a window, as in the protocol. */
export const presenceCalls = 5;
export const presenceWindowMs = 30_000;
export const channelsPerSocket = 100;
/** A client that reconnects joins all its channels at once. */
export const joinsAtOnce = 100;
export const joinsPerSecond = 10;
export const largestBroadcastBytes = 256 * 1024;
/** A frame is a broadcast with its address and reference. */
export const largestFrameBytes = largestBroadcastBytes + 4096;
/** Bytes waiting for a client that reads too slowly. */
export const largestBacklogBytes = 1024 * 1024;
/** Time for a client that reads too slowly to read the waiting messages and the goodbye after them. */
export const goodbyeMs = 2000;
/** Clients send a heartbeat every 25 s; browsers may slow timers of hidden pages to one a minute. */
export const silenceMs = 90_000;
/** Clients whose rights are checked again at the same time, after the database was unavailable. */
export const askedAtOnce = 8;
/** Size in JSON. Each server keeps everyone's presence, as objects some twenty times as large. */
export const largestPresenceBytes = 8 * 1024;
/** Kinds of row changes that one channel may request. */
export const changesPerChannel = 100;
/** Time limit for comparing changed rows with a client's request. */
export const filterMs = 3000;
/** Nesting levels of presence: any message that includes it must still be serializable. */
export const deepestPresence = 64;
/** Stored messages that a channel gets at its join, as in the protocol. */
export const replayedAtMost = 25;
/** How long a join waits for its row changes: the default and the maximum. */
export const changesWaitMs = 15_000;
export const longestChangesWaitMs = 20_000;
