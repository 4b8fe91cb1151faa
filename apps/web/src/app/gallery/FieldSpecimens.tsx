import HardHat from 'lucide-react/icons/hard-hat';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const projects = [
  { value: 'bridge', label: 'Harbor Bridge, pier 4', detail: '12 m away', group: 'Near you' },
  { value: 'yard', label: 'Yard', detail: '900 Industrial Way', group: 'Other projects' },
  { value: 'plaza', label: 'Peña Plaza', detail: '41 Mission Street', group: 'Other projects' },
  { value: 'school', label: 'Lincoln Elementary, east wing', group: 'Other projects' },
  { value: 'tank', label: 'Water tank 2', detail: 'County Road 9', group: 'Other projects' },
];

export function FieldSpecimens() {
  const [project, setProject] = useState<string | null>('bridge');
  const [code, setCode] = useState<string | null>(null);
  return (
    <SpecimenGroup title="Fields">
      <Specimen title="Text" className="grid gap-6 md:grid-cols-3">
        <TextField label="First name" autoComplete="off" />
        <TextField label="Email" icon={Mail} placeholder="name@company.com" type="email" />
        <TextField
          label="Phone"
          labelDetail="optional"
          hint="For messages about your shift only."
        />
        <TextField
          label="Email"
          error="Enter an email address, such as name@company.com."
          defaultValue="name@"
        />
        <PasswordField label="Password" defaultValue="correct horse" />
        <TextField label="Disabled" disabled defaultValue="Ridgeline Concrete" />
        <TextField
          label="Search"
          isLabelHidden
          icon={Search}
          placeholder="Search people"
          type="search"
        />
        <Select
          label="Pay period"
          options={[
            { value: 'weekly', label: 'Weekly' },
            { value: 'biweekly', label: 'Every two weeks' },
          ]}
        />
        <TextArea
          label="Note"
          labelDetail="optional"
          placeholder="What your supervisor should know"
        />
      </Specimen>
      <Specimen title="Picker" className="grid gap-6 md:grid-cols-3">
        <Picker
          label="Project"
          icon={HardHat}
          title="Choose a project"
          placeholder="Choose a project"
          searchLabel="Search projects"
          emptyText="No project matches. Ask your supervisor to add you to it."
          options={projects}
          value={project}
          onChange={setProject}
        />
        <Picker
          label="Cost code"
          labelDetail="optional"
          title="Choose a cost code"
          placeholder="No cost code"
          noneLabel="No cost code"
          searchLabel="Search cost codes"
          emptyText="No cost code matches."
          options={[
            { value: '033000', label: '03 30 00 Cast-in-place concrete' },
            { value: '033500', label: '03 35 00 Concrete finishing' },
          ]}
          value={code}
          onChange={setCode}
        />
        <Picker
          label="Project"
          title="Choose a project"
          placeholder="Choose a project"
          searchLabel="Search projects"
          emptyText="No project matches."
          error="Choose the project you worked on."
          options={[]}
          value={null}
          onChange={() => undefined}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
