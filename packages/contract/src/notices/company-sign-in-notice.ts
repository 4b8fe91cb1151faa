import * as z from 'zod/mini';
import { defineNotification } from './define-notification.ts';

const payload = z.object({
  what: z.enum(['proof_missing', 'not_required']),
  /** Name of the sign-in, such as Okta. */
  name: z.string(),
  /** Separated by commas. */
  domains: z.string(),
  is_required: z.boolean(),
  /** The day the sign-in stops being required, such as `2027-05-01`. */
  day: z.string(),
});

/** Tells all admins that the DNS no longer proves that the domain belongs to their company. */
export const companySignInNotice = defineNotification({
  kind: 'company_sign_in',
  payload,
  email: {
    en: ({ payload: { what, name, domains, is_required, day }, siteUrl }) => ({
      subject: {
        proof_missing: `The proof of your domain is gone: ${domains}`,
        not_required: `${name} is no longer required`,
      }[what],
      paragraphs: [
        {
          proof_missing: `For 3 days the DNS of ${domains} has been without the record that proves that the domain is yours. Everyone can still sign in with ${name}.`,
          not_required: `For 14 days the DNS of ${domains} has been without the record that proves that the domain is yours. People can still sign in with ${name}, and now also with a password or an emailed code.`,
        }[what],
        ...(what === 'proof_missing' && is_required
          ? [
              `Add the record again. Otherwise ${name} is no longer required from ${day} on, and people can also use a password or an emailed code.`,
            ]
          : ['Add the record again. Otherwise another company can prove the domain.']),
      ],
      action: { label: 'Open company sign-in', url: `${siteUrl}/admin/company/sign-in` },
      notes: [],
    }),
    es: ({ payload: { what, name, domains, is_required, day }, siteUrl }) => ({
      subject: {
        proof_missing: `Falta la prueba de su dominio: ${domains}`,
        not_required: `${name} ya no es obligatorio`,
      }[what],
      paragraphs: [
        {
          proof_missing: `Desde hace 3 días, al DNS de ${domains} le falta el registro que prueba que el dominio es suyo. Todos pueden seguir entrando con ${name}.`,
          not_required: `Desde hace 14 días, al DNS de ${domains} le falta el registro que prueba que el dominio es suyo. Se puede seguir entrando con ${name}, y ahora también con una contraseña o un código por correo.`,
        }[what],
        ...(what === 'proof_missing' && is_required
          ? [
              `Agregue el registro otra vez. Si no, ${name} deja de ser obligatorio el ${day}, y también se podrá usar una contraseña o un código por correo.`,
            ]
          : ['Agregue el registro otra vez. Si no, otra empresa puede probar el dominio.']),
      ],
      action: {
        label: 'Abrir el inicio de sesión de la empresa',
        url: `${siteUrl}/admin/company/sign-in`,
      },
      notes: [],
    }),
  },
});
