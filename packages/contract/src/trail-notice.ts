/**
 * Suggested notice for a company's people before it stores their trail; both languages are data, like the first notice.
 */
export const trailNotice = {
  text_en: [
    'While you are clocked in, Muster saves where your phone is: with each punch, and every few minutes in between while the app is open. The phone app goes on while the phone is locked or you use another app, and shows that it does. We use it to show that work was done on site and to settle questions about hours. Nothing is saved while you are on a break or off the clock. If it turns out later that you weren’t at work, those locations are deleted.',
    'You and the office can see it, and the people who supervise you can see where you punched. Whoever looks at someone else has to give a reason, and you can see who looked and why.',
    'Your time counts whether or not you agree. You can change your mind at any time under Location and privacy. Without your agreement we only keep whether a punch was on site, not where you were.',
  ].join('\n\n'),
  text_es: [
    'Mientras tiene la entrada marcada, Muster guarda dónde está su teléfono: con cada registro, y cada pocos minutos entre registros mientras la app está abierta. La app del teléfono sigue con el teléfono bloqueado o mientras usa otra app, y muestra que lo hace. Sirve para mostrar que el trabajo se hizo en la obra y para resolver dudas sobre las horas. No se guarda nada durante sus descansos ni fuera de su horario. Si después resulta que no estaba trabajando, esas ubicaciones se borran.',
    'La pueden ver usted y la oficina, y sus supervisores pueden ver dónde marcó. Quien consulte la de otra persona tiene que dar un motivo, y usted puede ver quién la consultó y por qué.',
    'Su tiempo cuenta aunque no acepte. Puede cambiar de opinión en cualquier momento en Ubicación y privacidad. Si no acepta, solo guardamos si el registro se hizo en la obra, no dónde estaba usted.',
  ].join('\n\n'),
} as const;
