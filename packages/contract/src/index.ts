export * from './branding.ts';
export * from './constants.ts';
export * from './errors.ts';
export * from './punches.ts';
