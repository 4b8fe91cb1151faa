/** What one client may ask of this server; beyond it channels or the socket end. */

/** Broadcasts a second, the product's figure for realtime events. */
export const eventsPerSecond = 10;
/** Presence changes of one channel within a window, as the protocol has it. */
export const presenceCalls = 5;
export const presenceWindowMs = 30_000;
export const channelsPerSocket = 100;
/** A client that reconnects joins all of its channels at once. */
export const joinsAtOnce = 100;
export const joinsPerSecond = 10;
export const largestBroadcastBytes = 256 * 1024;
/** A frame is a broadcast with its address and reference. */
export const largestFrameBytes = largestBroadcastBytes + 4096;
/** Bytes that wait for a client that reads too slowly. */
export const largestBacklogBytes = 1024 * 1024;
/** How long a client that reads too slowly has for what waits and for the goodbye behind it. */
export const goodbyeMs = 2000;
/** Clients send a heartbeat every 25 s; browsers may slow timers of hidden pages to one a minute. */
export const silenceMs = 90_000;
/** Clients whose rights are asked for again at once, after the database was away. */
export const askedAtOnce = 8;
/** In JSON. Each server holds what everyone says of themselves, as objects some twenty times as large. */
export const largestPresenceBytes = 8 * 1024;
/** Kinds of row changes that one channel may ask for. */
export const changesPerChannel = 100;
/** How long comparing changed rows with what a client asked for may take. */
export const filterMs = 3000;
/** Levels of what a client says of itself: whatever it goes into must still be written as text. */
export const deepestPresence = 64;
/** Kept messages that a channel gets at its join, as the protocol has it. */
export const replayedAtMost = 25;
/** How long a join waits for its row changes when the client does not say, and at most. */
export const changesWaitMs = 15_000;
export const longestChangesWaitMs = 20_000;
