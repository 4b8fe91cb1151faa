import type { HighEnergyKind } from '@muster/domain/jsa/energies';
import type { LucideIcon } from 'lucide-react';
import Bomb from 'lucide-react/icons/bomb';
import Cog from 'lucide-react/icons/cog';
import Flame from 'lucide-react/icons/flame';
import PlugZap from 'lucide-react/icons/plug-zap';
import Skull from 'lucide-react/icons/skull';
import ThermometerSun from 'lucide-react/icons/thermometer-sun';
import Tractor from 'lucide-react/icons/tractor';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';

/** A drawing in the same strokes as the other icons. */
function Drawn({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

const drawings: Partial<Record<HighEnergyKind, ReactNode>> = {
  // A box on a hook.
  suspended_load: (
    <>
      <path d="M12 2v5" />
      <path d="M12 7 5 14M12 7l7 7" />
      <rect x="4" y="14" width="16" height="7" rx="1" />
    </>
  ),
  // Steam out of a pipe.
  steam: (
    <>
      <path d="M3 21h18M6 21v-4h12v4" />
      <path d="M8 13c-1.5-1.5 1.5-3 0-4.5s1.5-3 0-4.5M12 13c-1.5-1.5 1.5-3 0-4.5s1.5-3 0-4.5M16 13c-1.5-1.5 1.5-3 0-4.5s1.5-3 0-4.5" />
    </>
  ),
  // Someone off an edge.
  fall_from_elevation: (
    <>
      <path d="M2 7h8v14" />
      <circle cx="17" cy="19" r="2" />
      <path d="M16.5 16 15.5 10M15.5 10 13 6.5M15.5 10 18.5 7M16.2 14 12.5 15.5M16.2 14 20 12.5" />
    </>
  ),
  // A hole with someone in it.
  excavation_or_trench: (
    <>
      <path d="M2 9h4l2 12h8l2-12h4" />
      <circle cx="12" cy="10" r="2" />
      <path d="M12 12v4M9.5 14h5M12 16l-1.5 5M12 16l1.5 5" />
    </>
  ),
  // A flash at a box.
  arc_flash: (
    <>
      <rect x="2" y="4" width="7" height="16" rx="1" />
      <path d="M5.5 8v3" />
      <path d="m14 5-2.5 6h4L13 19" />
      <path d="m19 7 2-1M19.5 12H22M19 17l2 1" />
    </>
  ),
};

const icons: Partial<Record<HighEnergyKind, LucideIcon>> = {
  mobile_equipment_or_traffic: Tractor,
  heavy_rotating_equipment: Cog,
  explosion: Bomb,
  electrical_contact: PlugZap,
  high_dose_toxic_or_radiation: Skull,
  motor_vehicle: Truck,
  high_temperature: ThermometerSun,
  sustained_fire: Flame,
};

/** A picture of a high-energy kind, to be shown beside its name. */
export function HighEnergyPicture({
  kind,
  className = 'size-5',
}: {
  readonly kind: HighEnergyKind;
  readonly className?: string;
}) {
  const Icon = icons[kind];
  if (Icon !== undefined) return <Icon aria-hidden className={className} />;
  return <Drawn className={className}>{drawings[kind]}</Drawn>;
}
