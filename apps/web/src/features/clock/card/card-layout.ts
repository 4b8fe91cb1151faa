/** `wide`: what is and what can be done beside each other from 768 px on, above something more important. */
export type CardLayout = 'tall' | 'wide';
