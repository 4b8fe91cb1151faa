import * as z from 'zod/mini';
import { defineNotification } from './define-notification.ts';

const payload = z.object({
  what: z.enum(['export', 'leaving', 'stays']),
  /** The person who asked for it. */
  by: z.string(),
  /** For a company that is leaving: the day it will be deleted, such as `2027-05-01`. */
  day: z.nullable(z.string()),
});

/** Tells all admins what an admin, or the platform, is doing with the whole company's data. */
export const companyDataNotice = defineNotification({
  kind: 'company_data',
  payload,
  email: {
    en: ({ payload: { what, by, day }, siteUrl }) => ({
      subject: {
        export: `${by} asked for all data of the company`,
        leaving: `Your company will be deleted on ${day}`,
        stays: 'Your company stays',
      }[what],
      paragraphs: [
        {
          export: `${by} asked for an archive of all data of your company: people, hours, pay and files. If you don’t know why, talk to ${by} and have them change their password.`,
          leaving: `${by} asked to delete your company in Muster. On ${day} all of its data is deleted. Until then everyone works as usual, and any admin can stop it.`,
          stays: `${by} stopped the deletion of your company. Nothing was deleted.`,
        }[what],
      ],
      action: { label: 'Open company data', url: `${siteUrl}/admin/data` },
      notes: [],
    }),
    es: ({ payload: { what, by, day }, siteUrl }) => ({
      subject: {
        export: `${by} pidió todos los datos de la empresa`,
        leaving: `Su empresa se borrará el ${day}`,
        stays: 'Su empresa se queda',
      }[what],
      paragraphs: [
        {
          export: `${by} pidió un archivo con todos los datos de su empresa: personas, horas, pago y archivos. Si no sabe por qué, hable con ${by} y pida que cambie su contraseña.`,
          leaving: `${by} pidió borrar su empresa en Muster. El ${day} se borran todos sus datos. Hasta entonces todos trabajan como siempre, y cualquier administrador puede detenerlo.`,
          stays: `${by} detuvo el borrado de su empresa. No se borró nada.`,
        }[what],
      ],
      action: { label: 'Abrir los datos de la empresa', url: `${siteUrl}/admin/data` },
      notes: [],
    }),
  },
});
