/** The words of the schedule in a calendar program. */
export const calendarWords = {
  en: {
    name: (company: string) => `Shifts at ${company}`,
    shift: 'Shift',
    crew: (name: string) => `Crew: ${name}`,
    site: (name: string) => `Job site: ${name}`,
    costCode: (code: string, name: string) => `Cost code: ${code} ${name}`,
    break: (minutes: number) => `Unpaid break: ${minutes} min`,
  },
  es: {
    name: (company: string) => `Turnos en ${company}`,
    shift: 'Turno',
    crew: (name: string) => `Cuadrilla: ${name}`,
    site: (name: string) => `Obra: ${name}`,
    costCode: (code: string, name: string) => `Código de costo: ${code} ${name}`,
    break: (minutes: number) => `Descanso sin pago: ${minutes} min`,
  },
} as const;
