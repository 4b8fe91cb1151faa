export * from './brand/accent.ts';
export * from './brand/color.ts';
export * from './brand/palette.ts';
