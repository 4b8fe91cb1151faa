/**
 * What both sides need on every start. What only some screens need is imported by its own path, such as
 * `@muster/contract/founding`, and comes with those screens.
 */
export * from './branding.ts';
export * from './clock.ts';
export * from './constants.ts';
export type * from './database.gen.ts';
export * from './decisions.ts';
export * from './errors.ts';
export * from './identity.ts';
export * from './live-board.ts';
export * from './public-config.ts';
export * from './punch.ts';
export * from './punches.ts';
