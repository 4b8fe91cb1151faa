import * as z from 'zod/mini';
import { defineNotification } from './define-notification.ts';

const payload = z.object({
  name: z.string(),
  /** True for the person themselves, false for an admin of their company. */
  is_own: z.boolean(),
});

/** Says that support removed someone's authenticator app. */
export const factorResetNotice = defineNotification({
  kind: 'factor_reset',
  payload,
  email: {
    en: ({ payload: { name, is_own }, siteUrl }) => ({
      subject: is_own ? 'Your second factor was reset' : `Second factor reset: ${name}`,
      paragraphs: is_own
        ? [
            'Support removed your authenticator app and recovery codes and signed you out everywhere. You can sign in with your password now, and set up an authenticator app again.',
            'If you didn’t ask for this, change your password and tell your admin at once.',
          ]
        : [
            `Support removed the authenticator app and recovery codes of ${name} and signed them out everywhere.`,
            `If ${name} didn’t ask for this, someone may be trying to get into their account.`,
          ],
      action: is_own
        ? { label: 'Open your profile', url: `${siteUrl}/my-profile` }
        : { label: 'Open the audit log', url: `${siteUrl}/admin/audit` },
      notes: [],
    }),
    es: ({ payload: { name, is_own }, siteUrl }) => ({
      subject: is_own ? 'Se restableció su segundo factor' : `Segundo factor restablecido: ${name}`,
      paragraphs: is_own
        ? [
            'Soporte quitó su app de autenticación y sus códigos de recuperación, y cerró todas sus sesiones. Ahora puede entrar con su contraseña y configurar de nuevo una app de autenticación.',
            'Si usted no lo pidió, cambie su contraseña y avise de inmediato a su administrador.',
          ]
        : [
            `Soporte quitó la app de autenticación y los códigos de recuperación de ${name}, y cerró todas sus sesiones.`,
            `Si ${name} no lo pidió, alguien podría estar tratando de entrar a su cuenta.`,
          ],
      action: is_own
        ? { label: 'Abrir su perfil', url: `${siteUrl}/my-profile` }
        : { label: 'Abrir el registro de auditoría', url: `${siteUrl}/admin/audit` },
      notes: [],
    }),
  },
});
