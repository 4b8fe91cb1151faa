/** What a part that follows a hazard says of it. All of it without accents. */

/** "They're eighty pounds apiece", "pesan ochenta": it tells more about the hazard that was just named. */
export function speaksOfIt(flat: string): boolean {
  return ofIt.test(flat);
}

const ofIt =
  /^(?:(?:and|cause|because|porque|pues|ya que) )*(?:(?:it|they|that|those|these|this)(?:'s|'re|'ll|'d|'ve)?\b(?! (?:could|might) (?:also|too)\b)|you(?:'ll|'d|'re)?\b|(?:ese|esa|eso|esos|esas)\b|(?:pesan?|miden?|son|estan?|andan?|traen?|vienen?|salen?|quedan?|llegan?|van?|tienen?|chillan?|huelen?|pasan?|pegan?|cortan?|queman?)\b|(?:te|le|les) \p{L}|(?:each|apiece|\p{L}+ (?:pounds|feet|foot|tons?|inches|each|apiece|libras|kilos|pies|metros|pulgadas)\b))/u;

/** "So a guy could fall": what it leads to. */
export function leadsOn(flat: string): boolean {
  return /^(?:so|asi que|entonces) /u.test(flat);
}

/** "Por ese lado está el cable": another thing that is there. */
const another =
  /^(?:por|cuando|desde|from|when) (?:\p{L}+ ){1,4}(?:hay|esta|estan|pasa|pasan|va|van|there's|you got|you've got) (?:el|la|los|las|un|una|the|an?)\b/u;

export function namesAnother(flat: string): boolean {
  return another.test(flat);
}

/** "It's loud in there", "hace un calorón": what is around, and no more of the thing before it. */
const around =
  /^(?:it's|it gets|its|es|hace|hay) .*\b(?:supposed to (?:hit|get|be)|calling for|gonna (?:hit|get to)|loud|noisy|hot|cold|degrees|deafening|ruid\p{L}*|calor\p{L}*|frio|escandal\p{L}*)\b/u;

export function tellsAround(flat: string): boolean {
  return around.test(flat);
}

/** "That saw's loud": a thing by its name, of the hazard before it only where both hurt alike. */
export function namesThat(flat: string): boolean {
  return /^(?:that|those|these|this) (?!(?:is|are|was|were|will|can|could|might|may|gets?|just|stuff|thing|one)\b)\p{L}/u.test(
    flat,
  );
}
