/** Notes in the tab that someone has left for a provider, so that their return can be explained. */
export const socialSignInKey = 'muster.social-sign-in';
