import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Siren from 'lucide-react/icons/siren';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSavePdf } from '../../../kit/pdf/use-save-pdf.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import type { HazardSearch } from '../hazard-search.ts';
import { useSaveSheet } from './use-save-sheet.ts';

/** The less frequent actions: pages for admins, and files to save. */
export function SafetyMenu({ values }: { readonly values: HazardSearch }) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const disabledReason = useNeedsNetwork();
  const pdf = useSavePdf({
    fileName: 'muster-open-hazards',
    document: () => ({ kind: 'open_hazards', project_id: values.project ?? null }),
  });
  const sheet = useSaveSheet(values);
  const pages: readonly MenuItem[] = [
    {
      kind: 'action',
      label: t`Incidents`,
      icon: Siren,
      onSelect: () => void navigate({ to: '/safety/incidents' }),
    },
    {
      kind: 'action',
      label: t`Risk matrix`,
      icon: Grid3x3,
      onSelect: () => void navigate({ to: '/safety/matrix' }),
    },
    { kind: 'separator' },
  ];
  const files: readonly MenuItem[] = [
    {
      kind: 'action',
      label: t`Save open hazards as PDF`,
      icon: FileText,
      disabledReason,
      onSelect: () => pdf.mutate(),
    },
    {
      kind: 'action',
      label: t`Save this list as a spreadsheet`,
      icon: FileSpreadsheet,
      disabledReason,
      onSelect: () => sheet.mutate(),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          label={t`More`}
          variant="outlined"
          aria-busy={pdf.isPending || sheet.isPending}
        />
      }
      items={role === 'admin' && isNarrow ? [...pages, ...files] : files}
    />
  );
}
