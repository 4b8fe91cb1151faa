/** What is said beside hazards and measures and names neither: "that's the lot", "crazy", "no exceptions". */

/** One kind a line; all of them without accents, and each of a whole part. */
const remarks: readonly RegExp[] = [
  // The list is over, or nothing is new.
  /^(?:and |y )?(?:that's|that is|that was|eso es|es) (?:the lot|all of it|all of them|the whole (?:bunch|list|thing)|it|all|everything|todo|toda la lista)$/u,
  /^(?:what else|let me think|let's see|(?:pues |and |y )?(?:ya nada|nada|ya con eso|con eso|todo|well|anyhow|anyway|nomas|a ver|que mas))$/u,
  /^(?:(?:there|ahi|aqui|alli|en (?:esa?|ese|eso)) )?(?:nothing|nada) (?:new|nuevo|more|mas)(?: (?:there|here|ahi|aqui|for|on|with|en|con|para)\b.*)?$/u,
  /^(?:the )?same (?:as|thing|stuff|deal)(?: as)?(?: (?:before|last time|above|always))?$|^(?:lo mismo|igual)(?: que (?:antes|siempre|arriba))?$/u,
  // That is settled, or how it is felt about.
  /^(?:period|end of story|full stop|simple as that|no (?:exceptions?|excuses|ifs or buts|discussion)|punto|y punto|sin excusas|sin excepcion(?:es)?|(?:that's |it's |eso )?(?:not|no es) (?:optional|opcional|negotiable|negociable))$/u,
  /^(?:that|this|it|they)(?:'s| is| was|'re| were) (?:real |pretty |so |just )?(?:crazy|ugly|nasty|wild|funny|fun|me|him|her|us|settled|fine|good|great|bad|rough|tough|a (?:pain|mess|bear|beast|monster|nightmare|circus))$/u,
  /^(?:crazy|funniest thing|go figure|i don't think so|i think so|i guess|you know|hombre|oiga|corrijo|miento|perdon|digo|asi (?:se trabaja|esta bien|es)|ni modo|que friega|no se)$/u,
  // What comes of a plan that was dropped.
  /^(?:(?:so|but) )*we(?:'re|'ll)? (?:go(?:ing)? without|do(?:ing)?(?: it)? without|skip(?:ping)? it|leaving (?:it|that)(?: .*)?|don't have (?:one|it|any)|(?:wouldn't|don't|won't) need (?:that|it|one))$/u,
  /^(?:compa|mind you|naw|nah on this one|heck|let me see|imaginate|fijate|con perdon|i got nothing|i mean (?:it|that's the whole thing))$/u,
  /^(?:i don't care|i'll be honest|i'd rather|i've (?:fired|seen|lost)|i (?:mean it|tell you|swear)|no me importa|la verdad|le digo|prefiero)\b.*$/u,
  /^(?:(?:we|i)(?:'ve)? (?:got|have)|no tenemos) (?:nothing|nada) (?:for|about|pa'?|para|por) .*$/u,
  // What was just told is of something else, and a word that only leads on to what was left out.
  /^(?:(?:pero|y|eso|and|but) )*(?:fue|es|era|that's|that was) (?:(?:en|con|de) )?(?:(?:l[ao]s?|the) )?(?:otr[oa]s?|other) \p{L}+(?:,? con otr[oa] \p{L}+)?$|^(?:otra|another) (?:cuadrilla|obra|compania|crew|job)$/u,
  /^(?:so|asi que|entonces|o sea|and so|sorry|go ahead|sorry,? go ahead)$/u,
  // Answers to Sarah.
  /^(?:sign it|let's sign|ready to sign|firmal[ao]|vamos a firmar|(?:we're|all) good(?: to go)?|good to go|listo)$/u,
];

/** Whether a part is a remark and no fact. */
export function isRemark(flat: string): boolean {
  return remarks.some((remark) => remark.test(flat));
}
