/** `wide`: state and actions side by side from 768 px on, above something more important. */
export type CardLayout = 'tall' | 'wide';
