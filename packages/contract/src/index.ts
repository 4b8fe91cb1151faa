export * from './branding.ts';
export * from './errors.ts';
export * from './punches.ts';
