import { BarsWithTable } from '../../ui/chart/BarsWithTable.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const bars = [3, 0, 5, 8, 2, 4].map((value, index) => ({
  key: String(index),
  label: `Oct ${index * 7 + 1}`,
  value,
}));

export function ChartSpecimens() {
  return (
    <SpecimenGroup title="Charts">
      <Specimen title="Bars with their table">
        <div className="w-full max-w-reading">
          <BarsWithTable title="Reports a week" unit="Reports" of="Week" bars={bars} />
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
