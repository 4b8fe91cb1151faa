import Bell from 'lucide-react/icons/bell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SyncChip } from '../../ui/SyncChip.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

export function ControlSpecimens() {
  const [theme, setTheme] = useState<'company' | 'light' | 'dark'>('company');
  const [kind, setKind] = useState<'taken' | 'missed' | 'skipped' | null>('taken');
  const [isOn, setOn] = useState(true);
  const [isChosen, setChosen] = useState(true);
  const [tab, setTab] = useState<'today' | 'week' | 'requests'>('today');
  return (
    <SpecimenGroup title="Controls">
      <Specimen title="Buttons">
        <Button variant="primary">Save entry</Button>
        <Button icon={Plus}>Add a note</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="dangerQuiet">Sign out</Button>
        <Button variant="primary" isBusy>
          Saving
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabledReason="Only an admin can lock a week.">Lock week</Button>
      </Specimen>
      <Specimen title="Sizes">
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <IconButton icon={Bell} label="Notices" />
        <IconButton icon={Bell} label="Notices" variant="outlined" />
        <IconButton icon={Bell} label="Notices" disabled />
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More actions" variant="outlined" />}
          align="start"
          items={[
            { kind: 'action', label: 'Edit', onSelect: () => undefined },
            {
              kind: 'action',
              label: 'Approve',
              disabledReason: 'Signed entries only',
              onSelect: () => undefined,
            },
            { kind: 'separator' },
            { kind: 'check', label: 'Show breaks', isChecked: isOn, onChange: setOn },
            { kind: 'separator' },
            {
              kind: 'action',
              label: 'Delete',
              tone: 'danger',
              icon: Trash2,
              onSelect: () => undefined,
            },
          ]}
        />
      </Specimen>
      <div className="grid gap-8 md:grid-cols-3">
        <Specimen title="Checkbox" className="">
          <Checkbox label="Overnight shift" defaultChecked />
          <Checkbox label="Ask for a note" detail="At every clock-out" />
          <Checkbox label="Not for you" disabled />
        </Specimen>
        <Specimen title="Radio group" className="">
          <RadioGroup
            label="Second meal"
            options={[
              { value: 'taken', label: 'Taken' },
              { value: 'missed', label: 'Not provided', detail: 'Adds one hour of premium pay' },
              { value: 'skipped', label: 'I chose to skip it' },
            ]}
            value={kind}
            onChange={setKind}
          />
        </Specimen>
        <Specimen title="Switch" className="">
          <Switch
            label="Location with each punch"
            detail="Never off the clock"
            isOn={isOn}
            onChange={setOn}
          />
          <Switch label="Off" isOn={!isOn} onChange={(next) => setOn(!next)} />
          <Switch label="Disabled" isOn={false} isDisabled onChange={() => undefined} />
        </Specimen>
      </div>
      <Specimen title="Segmented control" className="max-w-form">
        <SegmentedControl
          label="Theme"
          options={[
            { value: 'company', label: 'Company' },
            { value: 'light', label: 'Light', icon: Sun },
            { value: 'dark', label: 'Dark', icon: Moon },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </Specimen>
      <Specimen title="Tabs" className="max-w-reading">
        <Tabs
          label="Time"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'today', label: 'Today', panel: 'Panel of today' },
            { value: 'week', label: 'This week', panel: 'Panel of the week' },
            { value: 'requests', label: 'Requests', count: 3, panel: 'Panel of the requests' },
          ]}
        />
      </Specimen>
      <Specimen title="Status badges">
        <StatusBadge tone="running">Working</StatusBadge>
        <StatusBadge tone="break">Meal</StatusBadge>
        <StatusBadge tone="attention">Waits for a decision</StatusBadge>
        <StatusBadge tone="danger">Refused</StatusBadge>
        <StatusBadge tone="info">Estimated</StatusBadge>
        <StatusBadge tone="done">Approved</StatusBadge>
        <StatusBadge tone="running" look="plain">
          Working
        </StatusBadge>
        <StatusBadge tone="attention" look="plain">
          Off site:
        </StatusBadge>
      </Specimen>
      <Specimen title="Chips">
        <Chip isChosen={isChosen} onChange={setChosen}>
          Crew A
        </Chip>
        <Chip isChosen={!isChosen} onChange={(next) => setChosen(!next)}>
          Crew B
        </Chip>
      </Specimen>
      <Specimen title="Sync chip">
        <SyncChip state={{ kind: 'saved' }} />
        <SyncChip state={{ kind: 'sending', count: 2 }} />
        <SyncChip state={{ kind: 'waiting', count: 3 }} />
        <SyncChip state={{ kind: 'attention', count: 1 }} />
      </Specimen>
    </SpecimenGroup>
  );
}
