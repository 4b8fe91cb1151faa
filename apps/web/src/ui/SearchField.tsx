import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onChange' | 'type' | 'icon' | 'trailing'
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** Narrows a list while typing. If its label is hidden, the label is also the placeholder. */
export function SearchField({ isLabelHidden = false, onChange, ...rest }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      icon={Search}
      autoComplete="off"
      isLabelHidden={isLabelHidden}
      {...(isLabelHidden && { placeholder: rest.label })}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
