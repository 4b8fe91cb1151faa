import type { Language } from '@muster/domain/languages';

/**
 * Words of every document besides what people wrote, and those of the audit; other documents keep their words next to
 * them.
 */
export const pdfWords = {
  en: {
    common: { page: 'Page {page} of {pages}', none: 'Nothing found.' },
    asOf: (at: string) => `As of ${at}`,
    received: (at: string) => `received ${at}`,
    deviceSaid: (at: string) => `the device said ${at}`,
    unprintable: 'PDFs can’t show Chinese, Japanese or Korean characters yet. The app shows them.',
    audit: {
      title: 'Audit log',
      changes: (count: number, shown: string) => (count === 1 ? '1 change' : `${shown} changes`),
      from: (at: string) => `from ${at}`,
      until: (at: string) => `until ${at}`,
      containing: (words: string) => `containing “${words}”`,
      header: ['Time', 'Who', 'What', 'Details'],
      older: 'Older changes aren’t on these pages. Choose a shorter period to see them.',
      actions: { insert: 'Added', update: 'Changed', delete: 'Removed' },
      exported: 'Exported the audit log',
      searched: 'Text in the change',
      actors: {
        platform: 'Platform',
        system: 'Muster',
        hidden: 'Anonymous',
        someone: 'Someone',
      },
      nothing: 'nothing',
      notShown: 'not shown',
      yes: 'yes',
      no: 'no',
    },
  },
  es: {
    common: { page: 'Página {page} de {pages}', none: 'No se encontró nada.' },
    asOf: (at: string) => `Actualizado: ${at}`,
    received: (at: string) => `recibido ${at}`,
    deviceSaid: (at: string) => `el dispositivo indicó ${at}`,
    unprintable:
      'Los PDF aún no pueden mostrar caracteres chinos, japoneses ni coreanos. La app sí los muestra.',
    audit: {
      title: 'Registro de auditoría',
      changes: (count: number, shown: string) => (count === 1 ? '1 cambio' : `${shown} cambios`),
      from: (at: string) => `desde ${at}`,
      until: (at: string) => `hasta ${at}`,
      containing: (words: string) => `con “${words}”`,
      header: ['Hora', 'Quién', 'Qué', 'Detalles'],
      older:
        'Los cambios más antiguos no están en estas páginas. Para verlos, elija un periodo más corto.',
      actions: { insert: 'Agregó', update: 'Cambió', delete: 'Quitó' },
      exported: 'Exportó el registro de auditoría',
      searched: 'Texto en el cambio',
      actors: {
        platform: 'Plataforma',
        system: 'Muster',
        hidden: 'Anónimo',
        someone: 'Alguien',
      },
      nothing: 'nada',
      notShown: 'no se muestra',
      yes: 'sí',
      no: 'no',
    },
  },
} as const satisfies Record<Language, unknown>;

export type PdfWords = (typeof pdfWords)[Language];
