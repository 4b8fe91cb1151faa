create or replace function app.first_location_notice() returns table (text_en text, text_es text)
language sql immutable set search_path = ''
as $$
  select
    'When you clock in or out, take a break or switch jobs in Muster, your phone can save where you are at that '
    'moment. We use it to show that work was done on site and to settle questions about hours. Nothing is recorded '
    'between punches or off the clock.' || e'\n\n' ||
    'You, the people who supervise you and the office can see it. Whoever looks has to give a reason, and you can see '
    'who looked and why.' || e'\n\n' ||
    'Your time counts whether or not you agree. You can change your mind at any time under Location and privacy. '
    'Without your agreement we only keep whether a punch was on site, not where you were.',
    'Cuando marca entrada o salida, toma un descanso o cambia de trabajo en Muster, su teléfono puede guardar dónde '
    'está en ese momento. Sirve para mostrar que el trabajo se hizo en la obra y para resolver dudas sobre las horas. '
    'No se registra nada entre registros ni fuera de su horario.' || e'\n\n' ||
    'La pueden ver usted, sus supervisores y la oficina. Quien la consulte tiene que dar un motivo, y usted puede ver '
    'quién la consultó y por qué.' || e'\n\n' ||
    'Su tiempo cuenta aunque no acepte. Puede cambiar de opinión en cualquier momento en Ubicación y privacidad. Si '
    'no acepta, solo guardamos si el registro se hizo en la obra, no dónde estaba usted.'
$$;

comment on function app.first_location_notice() is
  'The location notice of a company that has written none, in English and Spanish.';
