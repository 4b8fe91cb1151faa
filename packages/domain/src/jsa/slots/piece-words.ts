/** Words with which a part goes on with the hazard before it. All of it without accents. */

export const tellsMore =
  /^(?:that's|that is|eso es|es decir|(?:it's|son|esta a|estan a|mide) (?:like |como |unos )?\S+ (?:feet|foot|metros|pies|inches|grados|degrees)|which|(?:we're|we are|estamos|andamos) (?:right )?(?:in|on|at|by|near|en|junto|cerca)|(?:esta|it's) (?:todo |all )?(?:cerrad[oa]|encerrad[oa]|closed|shut|tight|enclosed)|(?:the |la |el )?(?:dirt|soil|ground|tierra|suelo|arena|sand)(?: is|'s| esta)|from|because|due to|since|porque|por|desde|cuando|when|bad|hard|rough)\b/;
export const tellsHarm =
  /^(?:(?:comes|falls|slips|swings|tips|rolls|drops|catches|kicks|blows|whips|hits|lands|goes|cae|viene|pega|aplasta|agarra|jala|golpea|machuca|tumba)(?= )|could|might|may|can|would|will|(?:it|they) (?:could|might|may|can)|(?:somebody|someone|you|alguien|te|le|les) \p{L}+|se (?:te )?(?:puede|nos|le|va)|nos puede|le puede|te|uno|pueden?|podria)(?!\p{L})/u;
export const hurtPart =
  /^(?:your|his|my|somebody's|su|el|la|un|una) (?:foot|feet|hand|finger|arm|leg|head|toe|pie|mano|dedo|brazo|pierna|cabeza)s?\b/;

export const mayGo = /^(?:an?|un|una) \p{L}+ (?:could|might|can|may|puede|podria)\b/u;

/** "Wet bit", "cortar mojado", "lija húmeda": how dust is kept down, while a wet floor is slick. */
export const doneWet =
  /^(?:en |todo |kept |all |it )?(?:mojado|humedo|wet)$|^wet (?!floors?|steps?|stairs?|ramps?|grass|leaves|ground|deck|roof|concrete|cement)\p{L}+$|^(?:\p{L}+ )?(?:lijas?|brocas?|cort\p{L}+|discos?|sierra|barrido|limpi\p{L}+) (?:en )?(?:mojad[oa]s?|humed[oa]s?)$/u;

/** "Like a sail", "sesenta libras": more about the hazard. */
export const aboutHow =
  /^(?:it's|its|es|son|like|about|around|como|unos|unas|casi|pesa|mide|tiene|cuando|when|if|si|(?:\p{L}+|\d+) (?:pounds|lbs|libras|kilos|grados|degrees|volts?|psi|tons?|toneladas))\b/u;
