import { AuditPage } from '../../features/audit/AuditPage.tsx';
import { AuditNamesProvider } from '../../features/audit/audit-names-context.tsx';
import { featureNames } from './feature-names.ts';

/** `/admin/audit`, in the words of all features. */
export function AuditLogPage() {
  return (
    <AuditNamesProvider names={featureNames}>
      <AuditPage />
    </AuditNamesProvider>
  );
}
